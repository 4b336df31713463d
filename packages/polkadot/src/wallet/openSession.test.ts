import { describe, expect, it } from 'vitest'
import { networkOf, setUp } from '../../test/setUp.js'

describe('letting in', () => {
  it('names the page by its host, and asks for accounts of every kind of key', async () => {
    const { wallet } = await setUp([networkOf('a')])
    expect(wallet.requests.map(({ method, params }) => [method, params])).toEqual([
      ['enable', 'dapp.example'],
      ['accounts.get', undefined],
    ])
  })

  it('is remembered, so that a restore asks a wallet only when it was let in', async () => {
    const { connector, wallet, ports, disconnect, signal } = await setUp([networkOf('a')])
    expect((await connector.reconnect({ requests: [], signal }))?.['polkadot']?.accounts).toHaveLength(3)
    await disconnect()
    expect(ports.storage.items.size).toBe(0)
    const asked = wallet.requests.length
    expect(await connector.reconnect({ requests: [], signal })).toBeUndefined()
    expect(wallet.requests).toHaveLength(asked)
  })

  it('is forgotten when the owner took the permission back while the page was closed', async () => {
    const { connector, wallet, ports, unwatch, signal } = await setUp([networkOf('a')])
    unwatch()
    wallet.revoke()
    wallet.behave({ mode: 'reject' })
    expect(await connector.reconnect({ requests: [], signal })).toBeUndefined()
    expect(ports.storage.items.size).toBe(0)
  })

  it('is not forgotten when the wallet is only locked', async () => {
    const { connector, wallet, unwatch, signal } = await setUp([networkOf('a')], {
      behaviour: { answers: {} },
    })
    unwatch()
    wallet.behave({ answers: { 'accounts.get': () => [] } })
    expect(await connector.reconnect({ requests: [], signal })).toBeUndefined()
    wallet.behave({ answers: {} })
    expect((await connector.reconnect({ requests: [], signal }))?.['polkadot']?.accounts).toHaveLength(3)
  })

  it('works with storage that holds rubbish or holds nothing', async () => {
    const { connector, ports, signal } = await setUp([networkOf('a')])
    for (const text of ['{', '7', '[{}]', 'null']) {
      ports.storage.setItem('kit.polkadot.allowed', text)
      expect(await connector.reconnect({ requests: [], signal })).toBeUndefined()
    }
  })
})
