import type { Network, SessionEvent } from '@kit/core/adapter'
import { polkadotKeys } from '@kit/testing/polkadot'
import { describe, expect, it } from 'vitest'
import { networkOf, setUp } from '../testing/setUp.js'

const moonbeam = networkOf('e', { accountFormat: 'ethereum' })

describe('openPolkadotSession', () => {
  it('identifies the page by its host, and requests accounts of every key type', async () => {
    const { wallet } = await setUp([networkOf('a')])
    expect(wallet.requests.map(({ method, params }) => [method, params])).toEqual([
      ['enable', 'dapp.example'],
      ['accounts.get', undefined],
    ])
  })

  it('stores the authorization, so that a restore needs no prompt, and deletes it on disconnect', async () => {
    const { connector, wallet, ports, disconnect, signal } = await setUp([networkOf('a')])
    const requested = wallet.requests.length
    expect((await connector.reconnect({ requests: [], signal }))?.['polkadot']?.accounts).toHaveLength(3)
    await disconnect()
    expect(ports.storage.items.size).toBe(0)
    expect(await connector.reconnect({ requests: [], signal })).toBeUndefined()
    expect(wallet.requests).toHaveLength(requested)
  })

  it('requests no authorization on restore when the user revoked it while the page was closed', async () => {
    const { connector, wallet, unwatch, signal } = await setUp([networkOf('a')])
    unwatch()
    wallet.revoke()
    wallet.behave({ mode: 'hang' })
    const requested = wallet.requests.length
    expect((await connector.reconnect({ requests: [], signal }))?.['polkadot']?.accounts).toHaveLength(3)
    expect(wallet.requests).toHaveLength(requested)
  })

  it('deletes the authorization when the user revokes it, and updates it on changes', async () => {
    const { connector, wallet, signal } = await setUp([networkOf('a')])
    const restored = async () => (await connector.reconnect({ requests: [], signal }))?.['polkadot']?.accounts.length
    wallet.emit([{ address: wallet.addresses[1] }])
    expect(await restored()).toBe(1)
    wallet.emit([])
    expect(await restored()).toBeUndefined()
    wallet.emit(wallet.addresses.map((address) => ({ address })))
    expect(await restored()).toBe(3)
  })

  it('stores the authorization only in the kit that the user authorized', async () => {
    const { ports } = await setUp([networkOf('a')], { storagePrefix: 'other' })
    expect([...ports.storage.items.keys()]).toEqual(['other.polkadot.allowed'])
  })

  it('works with invalid or unavailable storage', async () => {
    const { connector, ports, signal } = await setUp([networkOf('a')])
    const [address] = ['5CcyqxXnJucaCnQQvvUg5EPzj1uoNAxACZvzArHw5aVDvgNH']
    for (const value of [
      '{',
      7,
      [{}],
      null,
      ['test-wallet'],
      [['test-wallet']],
      [['test-wallet', [{ address: 'x' }]]],
    ]) {
      ports.storage.setItem('kit.polkadot.allowed', typeof value === 'string' ? value : JSON.stringify(value))
      expect(await connector.reconnect({ requests: [], signal })).toBeUndefined()
    }
    ports.storage.setItem('kit.polkadot.allowed', JSON.stringify([null, ['test-wallet', [7, { address }]]]))
    expect((await connector.reconnect({ requests: [], signal }))?.['polkadot']?.accounts).toMatchObject([{ address }])
  })

  it('starts only on a network with stored accounts', async () => {
    const keys = polkadotKeys().slice(0, 1)
    const { connector, signal, adapter } = await setUp([networkOf('a'), moonbeam], { keys })
    const restore = (networks: readonly Network[]) =>
      connector.reconnect({ requests: [{ namespace: 'polkadot', networks }], signal })
    expect(await restore([moonbeam])).toBeUndefined()
    expect((await restore([moonbeam, ...adapter.networks]))?.['polkadot']?.networkId).toBe(networkOf('a').id)
  })
})

describe('restored session', () => {
  const restore = async () => {
    const page = await setUp([networkOf('a')])
    page.unwatch()
    const { connector, signal, wallet, call } = page
    const session = (await connector.reconnect({ requests: [], signal }))?.['polkadot']
    if (!session) throw new Error('A session was expected.')
    const events: SessionEvent[] = []
    const unwatch = session.watch((event) => events.push(event))
    const before = wallet.requests.length
    const requested = () => wallet.requests.slice(before).map(({ method }) => method)
    const sign = () => page.adapter.signMessage({ ...call, provider: session.provider, message: 'hello' })
    return { ...page, session, events, unwatch, requested, sign }
  }

  it('opens the wallet once, when it has to sign, and follows its changes afterwards', async () => {
    const { requested, sign, wallet, events, unwatch } = await restore()
    expect([requested(), wallet.listenerCount()]).toEqual([[], 0])
    const [one, two] = await Promise.all([sign(), sign()])
    expect([one, two]).toEqual([expect.stringMatching(/^0x/), expect.stringMatching(/^0x/)])
    expect(requested()).toEqual(['enable', 'accounts.get', 'signRaw', 'signRaw'])
    expect(events).toEqual([])
    wallet.emit([{ address: wallet.addresses[1] }])
    expect(events).toMatchObject([{ type: 'accountsChanged', accounts: [{ address: wallet.addresses[1] }] }])
    unwatch()
    expect(wallet.listenerCount()).toBe(0)
  })

  it('reports changes made while the page was closed, and requests no signature of a removed account', async () => {
    const { requested, sign, wallet, events } = await restore()
    const accounts = { get: () => [{ address: wallet.addresses[1] }] }
    const signer = { signRaw: () => expect.fail('the wallet was prompted') }
    wallet.behave({ responses: { enable: () => ({ accounts, signer }) } })
    await expect(sign()).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    expect(events).toMatchObject([{ type: 'accountsChanged', accounts: [{ address: wallet.addresses[1] }] }])
    expect(requested()).toEqual(['enable'])
  })

  it("ends and is deleted when the user doesn't authorize the page again", async () => {
    const { sign, wallet, events, connector, signal } = await restore()
    wallet.revoke()
    wallet.behave({ mode: 'reject' })
    await expect(sign()).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(events).toEqual([{ type: 'disconnected', reason: 'accounts-withdrawn' }])
    expect(await connector.reconnect({ requests: [], signal })).toBeUndefined()
  })

  it('retries after the wallet failed', async () => {
    const { sign, wallet } = await restore()
    wallet.behave({ methods: { enable: 'throw' } })
    await expect(sign()).rejects.toMatchObject({ code: 'wallet/failed' })
    wallet.behave({ methods: {} })
    expect(await sign()).toMatch(/^0x/)
  })

  it('stores nothing after it has ended, even when the wallet opens late', async () => {
    const { sign, session, unwatch, signal, ports, wallet } = await restore()
    wallet.behave({ mode: 'manual', methods: { enable: 'manual' } })
    const signing = sign()
    unwatch()
    await session.disconnect(signal)
    await wallet.approveNext()
    await wallet.approveNext()
    await signing
    expect(ports.storage.items.size).toBe(0)
    expect(wallet.listenerCount()).toBe(0)
  })
})
