import { polkadotKeys } from '@kit/testing/polkadot'
import { describe, expect, it } from 'vitest'
import { networkOf, setUp } from '../testing/setUp.js'

const generic = ['5CcyqxXnJucaCnQQvvUg5EPzj1uoNAxACZvzArHw5aVDvgNH', '5CfCr47V5Dte6bwxNBE8K9oNnQd9fiay6aDEEkgYtFv7w4Fq']
const moonbeam = networkOf('e', { accountFormat: 'ethereum' })
const ethereumKey = { type: 'ethereum', seed: new Uint8Array(32).fill(4) } as const
const ethereumAddress = '0xc48b812bb43401392c037381aca934f4069c0517'

describe('createInjectedSession', () => {
  it('formats accounts for the network, with their key and the name that their owner chose', async () => {
    const { accounts } = await setUp([networkOf('a', { ss58Format: 0 })])
    expect(accounts[0]).toEqual({
      namespace: 'polkadot',
      address: expect.stringMatching(/^1/),
      type: 'eoa',
      publicKey: '0x189dac29296d31814dc8c56cf3d36a0543372bba7538fa322a4aebfebc39e056',
      label: 'Account 1',
    })
  })

  it('reports the same account in the format of every chain', async () => {
    const { adapter, accounts } = await setUp([networkOf('a', { ss58Format: 2 })])
    expect(accounts[0]?.address).not.toBe(generic[0])
    expect(adapter.isSameAddress(accounts[0]?.address ?? '', generic[0] ?? '')).toBe(true)
    expect(adapter.isSameAddress(generic[0] ?? '', generic[1] ?? '')).toBe(false)
    expect(adapter.isSameAddress('', '')).toBe(false)
    expect(adapter.isSameAddress(ethereumAddress, ethereumAddress.toUpperCase().replace('0X', '0x'))).toBe(true)
  })

  it('reports accounts again in the new format after a network switch', async () => {
    const [one, two] = [networkOf('a'), networkOf('b', { ss58Format: 0 })]
    const { adapter, call, events, wallet, signal } = await setUp([one, two])
    const requested = wallet.requests.length
    await adapter.switchNetwork({ provider: call.provider, network: two, signal })
    expect(wallet.requests).toHaveLength(requested)
    const event = events.at(-1)
    expect(event?.type).toBe('accountsChanged')
    const [account] = event?.type === 'accountsChanged' ? event.accounts : []
    expect(account?.address).toMatch(/^1/)
    expect(adapter.isSameAddress(account?.address ?? '', generic[0] ?? '')).toBe(true)
  })

  it('passes addresses to the wallet in the format in which it shared them', async () => {
    const { adapter, call, wallet } = await setUp([networkOf('a', { ss58Format: 0 })])
    expect(await adapter.signMessage({ ...call, message: 'hello' })).toMatch(/^0x[\da-f]{128}$/)
    expect(wallet.requests.at(-1)).toEqual({
      method: 'signRaw',
      params: { address: generic[0], data: '0x3c42797465733e68656c6c6f3c2f42797465733e', type: 'bytes' },
    })
  })

  it('leaves accounts bound to one chain out of the others', async () => {
    const [one, two] = [networkOf('a'), networkOf('b')]
    const genesisHashByAddress = { [generic[0] ?? '']: two.genesisHash }
    const { adapter, call, accounts, events, signal } = await setUp([one, two], { genesisHashByAddress })
    expect(accounts).toHaveLength(2)
    expect(accounts.some(({ address }) => address === generic[0])).toBe(false)
    await adapter.switchNetwork({ provider: call.provider, network: two, signal })
    expect(events.at(-1)).toMatchObject({ type: 'accountsChanged', accounts: [{ address: generic[0] }, {}, {}] })
  })

  it('starts on the first network that has any accounts', async () => {
    const [one, two] = [networkOf('a'), networkOf('b')]
    const keys = polkadotKeys().slice(0, 1)
    const { call } = await setUp([one, two], { keys, genesisHashByAddress: { [generic[0] ?? '']: two.genesisHash } })
    expect(call.network.id).toBe(two.id)
    const elsewhere = setUp([one], { keys, genesisHashByAddress: { [generic[0] ?? '']: two.genesisHash } })
    await expect(elsewhere).rejects.toMatchObject({ code: 'connection/noAccounts' })
  })

  it('keeps accounts of 20 bytes to networks of that kind', async () => {
    const keys = [...polkadotKeys().slice(0, 1), ethereumKey]
    const { adapter, accounts, call, signal, events } = await setUp([networkOf('a'), moonbeam], { keys })
    expect(accounts.map(({ address }) => address)).toEqual([generic[0]])
    await adapter.switchNetwork({ provider: call.provider, network: moonbeam, signal })
    expect(events.at(-1)).toMatchObject({ accounts: [{ address: ethereumAddress, type: 'eoa' }] })
    const account = { namespace: 'polkadot', address: ethereumAddress, type: 'eoa' }
    expect(await adapter.signMessage({ ...call, account, message: 'hi' })).toMatch(/^0x[\da-f]{130}$/)
  })

  it('stays on its network when another one has no accounts', async () => {
    const { adapter, call, events, signal } = await setUp([networkOf('a'), moonbeam])
    const refused = adapter.switchNetwork({ provider: call.provider, network: moonbeam, signal })
    await expect(refused).rejects.toMatchObject({ code: 'connection/noAccounts' })
    expect(events).toEqual([])
    const unknown = adapter.switchNetwork({ provider: call.provider, network: networkOf('c'), signal })
    await expect(unknown).rejects.toMatchObject({ code: 'network/notConfigured' })
  })

  it("reports accounts only on changes, and doesn't end on invalid lists", async () => {
    const { wallet, events } = await setUp([networkOf('a')])
    for (const rubbish of [undefined, null, 'text', [7], [{ address: 'x' }]]) wallet.emit(rubbish)
    wallet.emit([{ address: generic[0], name: 'Account 1' }])
    expect(events).toMatchObject([{ type: 'accountsChanged', accounts: [{ address: generic[0] }] }])
    wallet.emit([{ address: generic[0], name: 'Account 1' }])
    expect(events).toHaveLength(1)
    wallet.emit([])
    expect(events.at(-1)).toEqual({ type: 'accountsChanged', accounts: [] })
    wallet.emit([{ address: generic[1] }])
    expect(events.at(-1)).toMatchObject({ type: 'accountsChanged', accounts: [{ address: generic[1] }] })
  })

  it('passes no errors of hostile getters to the wallet', async () => {
    const { wallet, events } = await setUp([networkOf('a')])
    const trap = () => {
      throw new Error('trap')
    }
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    const traps = [
      proxy,
      new Proxy([1], { get: trap }),
      [new Proxy({}, { get: trap })],
      {
        get length() {
          return trap()
        },
      },
    ]
    for (const value of traps) expect(() => wallet.emit(value)).not.toThrow()
    expect(events).toEqual([])
  })

  it.each([
    ['a promise of an unsubscribe function', (end: () => void) => Promise.resolve(end), 1],
    ['nothing', () => undefined, 0],
    ['a rejection', () => Promise.reject(new Error('no')), 0],
  ] as const)('watches a wallet that returns %s', async (_, answer, ends) => {
    let ended = 0
    const count = () => {
      ended += 1
    }
    const subscribe = () => answer(count)
    const injected = {
      accounts: { get: () => [{ address: generic[0] }], subscribe },
      signer: { signRaw: () => ({ signature: `0x${'11'.repeat(64)}` }) },
    }
    const { unwatch } = await setUp([networkOf('a')], { behavior: { responses: { enable: () => injected } } })
    unwatch()
    await expect.poll(() => ended).toBe(ends)
  })
})
