import { browserPorts } from '@kit/core'
import { createLazy, isKitError, type SessionEvent, type Sessions } from '@kit/core/adapter'
import { createFakePorts, createTestWallet, type TestWalletBehavior } from '@kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { createInjectedConnector } from './createInjectedConnector.js'
import { parseEvmAccounts } from './parseEvmAccounts.js'

const never = new AbortController().signal
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chains = [
  { id: 31337, rpcUrl: 'http://127.0.0.1:1' },
  { id: 31338, rpcUrl: 'http://127.0.0.1:1' },
] as const

describe('connecting an injected wallet', () => {
  it("requests accounts and returns a session on the wallet's network", async () => {
    const { wallet, connector } = setUp()
    const { eip155: session } = await connector.connect({ requests: [], signal: never })
    expect(session?.accounts).toEqual([{ namespace: 'eip155', address, type: 'eoa' }])
    expect(session?.networkId).toBe('eip155:31337')
    expect(session?.provider).toBe(wallet.provider)
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  it('prompts the wallet synchronously within the user gesture', () => {
    const { wallet, connector } = setUp({ mode: 'hang' })
    void connector.connect({ requests: [], signal: AbortSignal.abort() }).catch(() => {})
    expect(wallet.requests).toHaveLength(0)
    void connector.connect({ requests: [], signal: never })
    expect(wallet.requests).toHaveLength(1)
  })

  it.each(['hex', 'number', 'decimal'] as const)('parses a chain ID given as %s', async (chainIdFormat) => {
    const { connector } = setUp({ chainIdFormat })
    const { eip155: session } = await connector.connect({ requests: [], signal: never })
    expect(session?.networkId).toBe('eip155:31337')
  })

  it.each(['plain', 'wrapped', 'ethers', 'pairing', 'phrase'] as const)(
    'rejects with a single code: %s',
    async (rejection) => {
      const { connector } = setUp({ mode: 'reject', rejection })
      await expect(connector.connect({ requests: [], signal: never })).rejects.toMatchObject({
        code: 'connection/rejected',
      })
    },
  )

  it('aborts on the signal when the wallet never responds', async () => {
    const abort = new AbortController()
    const { connector } = setUp({ mode: 'hang' })
    const connected = connector.connect({ requests: [], signal: abort.signal })
    abort.abort()
    await expect(connected).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('fails with a typed error when the provider throws synchronously', async () => {
    const { connector } = setUp({ mode: 'throw' })
    await expect(connector.connect({ requests: [], signal: never })).rejects.toMatchObject({ code: 'wallet/failed' })
  })

  it("requests the account picker on the app's demand, and works without one", async () => {
    const { wallet, connector } = setUp({}, true)
    await connector.connect({ requests: [], signal: never })
    expect(wallet.requests[0]?.method).toBe('wallet_requestPermissions')
    const simple = createFakeProvider({
      wallet_requestPermissions: () => Promise.reject({ code: -32601 }),
      eth_requestAccounts: () => [address],
      eth_chainId: () => '0x1',
    })
    const sessions = await inject(simple, true).connect({ requests: [], signal: never })
    expect(sessions['eip155']?.networkId).toBe('eip155:1')
  })

  it('stops when the user closes the account picker', async () => {
    const { wallet, connector } = setUp({ mode: 'reject' }, true)
    await expect(connector.connect({ requests: [], signal: never })).rejects.toMatchObject({
      code: 'connection/rejected',
    })
    expect(wallet.requests).toHaveLength(1)
  })

  it('refuses invalid accounts and chain IDs', async () => {
    const answers = [null, 'yes', {}, ['0x12'], [null], 7]
    for (const answer of answers) {
      const provider = createFakeProvider({ eth_requestAccounts: () => answer, eth_chainId: () => '0x1' })
      const connected = inject(provider).connect({ requests: [], signal: never })
      await expect(connected).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    }
    const lost = createFakeProvider({ eth_requestAccounts: () => [address], eth_chainId: () => 'loading' })
    await expect(inject(lost).connect({ requests: [], signal: never })).rejects.toMatchObject({
      code: 'wallet/invalidResponse',
    })
    const empty = createFakeProvider({ eth_requestAccounts: () => [] })
    await expect(inject(empty).connect({ requests: [], signal: never })).rejects.toMatchObject({
      code: 'connection/noAccounts',
    })
  })
})

describe('connecting an injected wallet with capabilities', () => {
  const signInWithEthereum = { nonce: 'abcdefgh', chainId: '0x7a69' }
  const capabilities = { signInWithEthereum }
  const namesOf = (wallet: { readonly requests: readonly { readonly method: string }[] }) =>
    wallet.requests.map(({ method }) => method)

  it("requests accounts and capabilities with one prompt, and passes on the wallet's response", async () => {
    const { wallet, connector } = setUp()
    const { eip155: session } = await connector.connect({ requests: [], signal: never, capabilities })
    expect(session?.accounts).toEqual([{ namespace: 'eip155', address, type: 'eoa' }])
    const answered = { signInWithEthereum: { message: expect.any(String), signature: expect.stringMatching(/^0x/) } }
    expect(session?.capabilitiesResponse).toEqual({ [address]: answered })
    expect(wallet.requests[0]).toEqual({ method: 'wallet_connect', params: [{ version: '1', capabilities }] })
    expect(namesOf(wallet)).toEqual(['wallet_connect', 'eth_chainId'])
  })

  it.each([-32601, 4200])('requests only accounts when the wallet returns %i', async (code) => {
    const provider = createFakeProvider({
      wallet_connect: () => Promise.reject({ code }),
      eth_requestAccounts: () => [address],
      eth_chainId: () => '0x1',
    })
    const { eip155: session } = await inject(provider).connect({ requests: [], signal: never, capabilities })
    expect(session?.networkId).toBe('eip155:1')
    expect(session?.capabilitiesResponse).toBeUndefined()
  })

  it("doesn't prompt twice: neither after a rejection nor after an unsupported capability", async () => {
    const { wallet, connector } = setUp({ mode: 'reject' })
    const refused = connector.connect({ requests: [], signal: never, capabilities })
    await expect(refused).rejects.toMatchObject({ code: 'connection/rejected' })
    wallet.behave({ mode: 'approve' })
    const lacking = connector.connect({ requests: [], signal: never, capabilities: { makeCoffee: {} } })
    await expect(lacking).rejects.toMatchObject({ code: 'adapter/unsupported' })
    expect(namesOf(wallet)).toEqual(['wallet_connect', 'wallet_connect'])
  })

  it.each([null, {}, { accounts: 'all' }, { accounts: [{ address: '0x12' }] }, [address]])(
    'refuses the response %j',
    async (answer) => {
      const provider = createFakeProvider({ wallet_connect: () => answer, eth_chainId: () => '0x1' })
      const connected = inject(provider).connect({ requests: [], signal: never, capabilities })
      await expect(connected).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    },
  )

  it('skips capability values that are not plain data, and keeps the accounts', async () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    const trap = {
      get address() {
        throw new Error('trap')
      },
    }
    const long = { text: 'x'.repeat(200_000) }
    for (const response of [circle, long, 'yes', ['a'], undefined]) {
      const accounts = [{ address: address.toLowerCase(), capabilities: response }, trap]
      const provider = createFakeProvider({ wallet_connect: () => ({ accounts }), eth_chainId: () => '0x1' })
      const { eip155: session } = await inject(provider).connect({ requests: [], signal: never, capabilities })
      expect(session?.accounts.map((account) => account.address)).toEqual([address])
      expect(session?.capabilitiesResponse).toBeUndefined()
    }
  })

  it('notifies a wallet without the older method that the connection ends', async () => {
    const requested: string[] = []
    const provider = createFakeProvider({
      eth_requestAccounts: () => [address],
      eth_chainId: () => '0x1',
      wallet_revokePermissions: () => Promise.reject({ code: -32601 }),
      wallet_disconnect: () => requested.push('wallet_disconnect'),
    })
    const { eip155: session } = await inject(provider).connect({ requests: [], signal: never })
    await session?.disconnect(never)
    expect(requested).toEqual(['wallet_disconnect'])
  })
})

describe('reconnecting an injected wallet', () => {
  it('reads without a prompt, and restores nothing without accounts', async () => {
    const { wallet, connector } = setUp({ mode: 'throw' })
    await expect(connector.reconnect({ requests: [], signal: never })).resolves.toBeUndefined()
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_accounts'])
  })

  it('restores the account that the wallet has selected once the code is loaded', async () => {
    const { wallet, ports } = setUp({ events: 'never' })
    await inject(wallet.provider).connect({ requests: [], signal: never })
    let fetched = () => {}
    const code = new Promise<void>((resolve) => {
      fetched = resolve
    })
    const sessions = createLazy(async () => {
      await code
      return import('./openSessions.js')
    })
    const restored = inject(wallet.provider, false, { ports, sessions }).reconnect({ requests: [], signal: never })
    await new Promise((resolve) => setTimeout(resolve))
    wallet.selectAccount(wallet.addresses[1] ?? '0x')
    fetched()
    expect((await restored)?.['eip155']?.accounts[0]?.address).toBe(wallet.addresses[1])
  })

  it('restores what the user granted', async () => {
    const { connector } = setUp()
    await connector.connect({ requests: [], signal: never })
    const sessions = await connector.reconnect({ requests: [], signal: never })
    expect(sessions?.['eip155']?.accounts[0]?.address).toBe(address)
  })

  it('aborts on the signal', async () => {
    const { connector } = setUp({ methods: { eth_accounts: 'hang' } })
    const signal = AbortSignal.timeout(1)
    await expect(connector.reconnect({ requests: [], signal })).rejects.toMatchObject({ code: 'connection/aborted' })
  })
})

describe('session with an injected wallet', () => {
  it('reports accounts and networks, whatever the format of the chain ID', async () => {
    const { wallet, events } = await connected()
    wallet.emit('accountsChanged', [wallet.addresses[1], address])
    for (const id of ['0x7a6a', 31338, '31338', 31338n]) wallet.emit('chainChanged', id)
    expect(events[0]).toMatchObject({
      type: 'accountsChanged',
      accounts: [{ address: wallet.addresses[1] }, { address }],
    })
    expect(events.slice(1)).toEqual(Array(4).fill({ type: 'networkChanged', networkId: 'eip155:31338' }))
  })

  it('rereads the wallet when the browser restores the page from the back/forward cache, and reports changes', async () => {
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    let [accounts, chainId] = [[address], 1]
    const provider = createFakeProvider({
      eth_requestAccounts: () => accounts,
      eth_accounts: () => accounts,
      eth_chainId: () => chainId,
    })
    const ports = createFakePorts()
    const { eip155: session } = await inject(provider, false, { ports }).connect({ requests: [], signal: never })
    const events: SessionEvent[] = []
    const stop = session?.watch((event) => events.push(event))
    const comeBack = async () => {
      const before = provider.requested.length
      ports.announcements.dispatch('pageshow')
      await expect.poll(() => provider.requested.length).toBe(before + 2)
    }
    await comeBack()
    // The wallet sends no events for changes while the page was away.
    ;[accounts, chainId] = [[other, address], 2]
    await comeBack()
    await expect
      .poll(() => events)
      .toMatchObject([
        { type: 'networkChanged', networkId: 'eip155:2' },
        { type: 'accountsChanged', accounts: [{ address: other }, { address }] },
      ])
    accounts = []
    await comeBack()
    await expect.poll(() => events.slice(2)).toEqual([{ type: 'accountsChanged', accounts: [] }])
    stop?.()
    expect(ports.announcements.listenerCount()).toBe(0)
  })

  it('ends when the provider is lost, but not when a node is briefly unavailable', async () => {
    const { wallet, events } = await connected()
    wallet.emit('disconnect', { code: 1013 })
    wallet.emit('disconnect', { code: 4901 })
    wallet.emit('disconnect', { code: -32603, data: { originalError: { code: 1013 } } })
    expect(events).toEqual([])
    wallet.goOffline()
    expect(events).toMatchObject([{ type: 'disconnected' }])
  })

  it('reports an empty account list and continues, because locked wallets send one', async () => {
    const { wallet, events } = await connected()
    wallet.emit('accountsChanged', [])
    wallet.emit('accountsChanged', [address])
    expect(events).toMatchObject([{ accounts: [] }, { type: 'accountsChanged', accounts: [{ address }] }])
  })

  it('shows each address in checksum case, whatever case the wallet uses', async () => {
    const { wallet, events } = await connected()
    wallet.emit('accountsChanged', [address.toLowerCase(), `0x${wallet.addresses[1]?.slice(2).toUpperCase()}`])
    expect(events).toMatchObject([{ accounts: [{ address }, { address: wallet.addresses[1] }] }])
    const answers = { eth_requestAccounts: () => [address.toLowerCase()], eth_chainId: () => 1 }
    const sessions = await inject(createFakeProvider(answers)).connect({ requests: [], signal: never })
    expect(sessions['eip155']?.accounts[0]?.address).toBe(address)
  })

  it('ignores events with hostile getters', async () => {
    const { wallet, events } = await connected()
    const throws = () => {
      throw new Error('a trap')
    }
    const { proxy: revoked, revoke } = Proxy.revocable([address], {})
    revoke()
    for (const value of [revoked, new Proxy([address], { get: throws }), new Proxy({}, { get: throws })])
      for (const event of ['accountsChanged', 'chainChanged']) expect(() => wallet.emit(event, value)).not.toThrow()
    expect(events).toEqual([])
    expect(() => wallet.emit('disconnect', new Proxy({}, { get: throws }))).not.toThrow()
  })

  it('ignores malformed events', async () => {
    const { wallet, events } = await connected()
    for (const value of [undefined, null, 'x', {}, [null], ['0x1'], [{}]]) wallet.emit('accountsChanged', value)
    for (const value of [undefined, null, 'loading', {}, -1, '0x']) wallet.emit('chainChanged', value)
    expect(events).toEqual([])
  })

  it('removes its listeners once, however often it is stopped', async () => {
    const { wallet, stop, events } = await connected()
    expect(wallet.listenerCount()).toBe(3)
    stop()
    stop()
    expect(wallet.listenerCount()).toBe(0)
    wallet.emit('accountsChanged', [])
    expect(events).toEqual([])
  })

  it.each([
    ['off alone', 'off'],
    ['neither off nor removeListener', undefined],
  ])('ignores events of a provider that has %s', async (_, end) => {
    const listeners = new Set<(value: unknown) => void>()
    const provider = {
      request: async ({ method }: { readonly method: string }) => (method === 'eth_chainId' ? 1 : [address]),
      on: (_event: string, listener: (value: unknown) => void) => listeners.add(listener),
      ...(end && { [end]: (_event: string, listener: (value: unknown) => void) => listeners.delete(listener) }),
    }
    const { eip155: session } = await inject(provider).connect({ requests: [], signal: never })
    const events: SessionEvent[] = []
    session?.watch((event) => events.push(event))()
    expect(listeners.size).toBe(end ? 0 : 3)
    for (const listener of listeners) listener([])
    expect(events).toEqual([])
  })

  it('works with a provider that has no events, or rejects listeners', async () => {
    const answers = { eth_requestAccounts: () => [address], eth_chainId: () => 1 }
    const { request } = createFakeProvider(answers)
    const on = () => {
      throw new Error('no')
    }
    for (const provider of [{ request }, { request, on, removeListener: on }]) {
      const { eip155: session } = await inject(provider).connect({ requests: [], signal: never })
      expect(() => session?.watch(() => {})()).not.toThrow()
    }
  })

  it('revokes its permission when it ends', async () => {
    const { wallet, session } = await connected()
    await session.disconnect(never)
    expect(wallet.authorized).toBe(false)
  })

  it.each([
    ['lacks the method', () => Promise.reject({ code: -32601 })],
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['never responds', () => new Promise(() => {})],
  ])('ends also with a wallet that %s', async (_, wallet_revokePermissions) => {
    const answers = { eth_requestAccounts: () => [address], eth_chainId: () => 1, wallet_revokePermissions }
    const { eip155: session } = await inject(createFakeProvider(answers)).connect({ requests: [], signal: never })
    await expect(session?.disconnect(never)).resolves.toBeUndefined()
  })
})

describe('hostile wallet', () => {
  const anything = fc.oneof(fc.anything(), fc.constant([address]), fc.constant(1))
  const behavior = fc.constantFrom('answers', 'answers without a promise', 'rejects', 'throws')

  it('leads to a valid session or a typed error, whatever it returns, rejects with or throws', async () => {
    await fc.assert(
      fc.asyncProperty(anything, anything, behavior, behavior, async (accounts, chainId, first, second) => {
        const act = (kind: string, value: unknown) => {
          if (kind === 'throws') throw value
          if (kind === 'answers without a promise') return value as Promise<unknown>
          return kind === 'rejects' ? Promise.reject(value) : Promise.resolve(value)
        }
        const request = ({ method }: { readonly method: string }) =>
          method === 'eth_chainId' ? act(second, chainId) : act(first, accounts)
        const result = await inject({ request })
          .connect({ requests: [], signal: never })
          .catch((error: unknown) => error)
        if (isKitError(result)) return
        const session = (result as Sessions)['eip155']
        expect(session?.accounts.length).toBeGreaterThan(0)
        expect(session?.networkId).toMatch(/^eip155:[1-9]\d*$/)
      }),
    )
  })
})

describe('parseAccounts', () => {
  it('reads each of a thousand entries once, and none beyond', () => {
    const seen = new Map<string | symbol, number>()
    const list = Array.from({ length: 2000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
    const counted = new Proxy(list, {
      get(target, key) {
        seen.set(key, (seen.get(key) ?? 0) + 1)
        return Reflect.get(target, key)
      },
    })
    expect(parseEvmAccounts(counted)).toHaveLength(1000)
    seen.delete('length')
    expect(seen.size).toBe(1000)
    expect([...seen.values()].every((times) => times === 1)).toBe(true)
  })

  it('returns unique addresses for any value', () => {
    const texts = fc.array(fc.oneof(fc.constantFrom(address, address.toLowerCase(), '0x', ''), fc.anything()))
    fc.assert(
      fc.property(fc.oneof(texts, fc.anything()), (value) => {
        const accounts = parseEvmAccounts(value) ?? []
        const keys = accounts.map((account) => account.address.toLowerCase())
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys.every((key) => /^0x[\da-f]{40}$/.test(key))).toBe(true)
      }),
    )
  })
})

const info = { id: 'test', name: 'Test', type: 'ANNOUNCED', namespaces: ['eip155'] } as const

function inject(
  provider: Parameters<typeof createInjectedConnector>[0]['provider'],
  accountPicker = false,
  more: Partial<Pick<Parameters<typeof createInjectedConnector>[0], 'ports' | 'sessions'>> = {},
) {
  const ports = { ...createFakePorts(), clock: browserPorts().clock }
  return createInjectedConnector({ info, provider, ports, accountPicker, ...more })
}

function setUp(behavior: Partial<TestWalletBehavior> = {}, accountPicker = false) {
  const wallet = createTestWallet({ chains, behavior })
  const ports = { ...createFakePorts(), clock: browserPorts().clock }
  return { wallet, ports, connector: inject(wallet.provider, accountPicker, { ports }) }
}

async function connected() {
  const { wallet, connector } = setUp({ events: 'never' })
  const { eip155: session } = await connector.connect({ requests: [], signal: never })
  if (!session) throw new Error('not connected')
  const events: SessionEvent[] = []
  const stop = session.watch((event) => events.push(event))
  return { wallet, session, events, stop }
}
