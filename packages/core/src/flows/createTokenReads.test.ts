import { createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { TokenSourceCall } from '../account/TokenSource.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { TokenBalance } from '../chain/Token.js'

const usdc = '0xC'

const row = (address: string | undefined, given: Partial<TokenBalance> = {}): TokenBalance => ({
  networkId: 'eip155:1',
  address,
  name: address ?? 'Coin',
  symbol: address ?? 'COIN',
  decimals: 2,
  iconUrl: undefined,
  amount: 100n,
  value: 1,
  price: 1,
  ...given,
})

type Answer = (call: TokenSourceCall) => Promise<readonly TokenBalance[] | undefined>

/** Creates an account with subscribed tokens, from a source, a chain, or both. */
async function setUp({
  source,
  chain,
  adapter = {},
  isBlocked = false,
}: {
  readonly source?: Answer
  readonly chain?: () => Promise<readonly TokenBalance[]>
  readonly adapter?: Partial<Adapter>
  readonly isBlocked?: boolean
}) {
  const ports = createFakePorts()
  let isVisible = true
  const watchers = new Set<() => void>()
  const platform: typeof ports.platform = {
    ...ports.platform,
    timeZone: 'Asia/Shanghai',
    isVisible: () => isVisible,
    watchVisibility(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
  const requested: TokenSourceCall[] = []
  const read: string[][] = []
  const engine = await createTestEngine({
    ports: { ...ports, platform },
    eip155: {
      waitForTransaction: async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n }),
      ...(chain && {
        loadCapabilities: async () => ({
          getTokens({ tokens }) {
            read.push(tokens.map(({ address }) => address))
            return chain()
          },
        }),
      }),
      ...adapter,
    },
    settings: {
      tokens: { 'eip155:1': [{ address: usdc }] },
      blockedTimeZones: isBlocked ? ['Asia/Shanghai'] : [],
      ...(source && {
        tokenSource: (call) => {
          requested.push(call)
          return source(call)
        },
      }),
    },
  })
  const store = engine.kit.tokensOf()
  await engine.connect('one', ['0xA'])
  return {
    ...engine,
    requested,
    read,
    watchers,
    store,
    state: () => store.getState(),
    async open() {
      const end = store.subscribe(() => {})
      await flushPromises()
      return end
    },
    async wait(ms: number) {
      ports.advance(ms)
      await flushPromises()
    },
    async show(visible: boolean) {
      isVisible = visible
      for (const watcher of [...watchers]) watcher()
      await flushPromises()
    },
  }
}

const unavailable = (status: number) => async () => {
  throw Object.assign(new Error('away'), { status })
}

describe('tokensOf', () => {
  it("returns the source's tokens of the network, each once and with decimals", async () => {
    const source = async () => [
      row(undefined),
      row(usdc),
      row(usdc, { amount: 200n }),
      row('0xN', { decimals: 0 }),
      row('0xO', { networkId: 'eip155:2' }),
    ]
    const { open, requested, state, read } = await setUp({ source, chain: async () => [] })
    await open()
    expect(requested).toMatchObject([{ networkId: 'eip155:1', address: '0xA', forceUpdate: [] }])
    expect(state()).toMatchObject({
      status: 'success',
      data: [{ address: undefined }, { address: usdc, amount: 200n }],
    })
    expect(state()).toHaveProperty('data.length', 2)
    expect(read).toEqual([])
  })

  it('reads nothing on a page without subscribers', async () => {
    const { requested, wait } = await setUp({ source: async () => [] })
    await wait(60_000)
    expect(requested).toHaveLength(0)
  })

  it("reads the chain where there is no source, including the app's tokens", async () => {
    const { open, state, read } = await setUp({ chain: async () => [row(undefined), row(usdc)] })
    await open()
    expect(read).toEqual([[usdc]])
    expect(state()).toMatchObject({ status: 'success', data: [{ address: undefined }, { address: usdc }] })
  })

  it('reads the chain where the source does not support the network', async () => {
    const { open, state } = await setUp({ source: async () => undefined, chain: async () => [row(usdc)] })
    await open()
    expect(state()).toMatchObject({ data: [{ address: usdc }] })
  })

  it('reads the chain when the source fails, with all known tokens and their last prices', async () => {
    let isUnavailable = false
    const source = async () =>
      isUnavailable ? unavailable(500)() : [row('0xS', { price: 3, iconUrl: 'https://s.example/i' })]
    const chain = async () => [row('0xS', { amount: 200n, price: undefined, value: undefined })]
    const { open, state, read, wait } = await setUp({ source, chain })
    await open()
    isUnavailable = true
    await wait(10_000)
    expect(read).toEqual([['0xS', usdc]])
    expect(state()).toMatchObject({ data: [{ amount: 200n, price: 3, value: 6, iconUrl: 'https://s.example/i' }] })
  })

  it('returns the native currency alone on a chain that cannot list tokens', async () => {
    const getBalance = async () => ({ value: 7n, decimals: 18, symbol: 'COIN' })
    const { open, state } = await setUp({ adapter: { getBalance } })
    await open()
    expect(state()).toMatchObject({ status: 'success', data: [{ address: undefined, amount: 7n, price: undefined }] })
  })

  it('reports an error, never an empty list, when nothing can be read, and retries after 30 seconds', async () => {
    let isUnavailable = true
    const source = async () => (isUnavailable ? unavailable(500)() : [row(usdc)])
    const { open, state, requested, wait } = await setUp({ source })
    await open()
    expect(state()).toMatchObject({ status: 'error', error: { details: 'away' } })
    expect(state()).not.toHaveProperty('data')
    isUnavailable = false
    await wait(10_000)
    await wait(10_000)
    expect(requested).toHaveLength(1)
    await wait(10_000)
    expect(state()).toMatchObject({ status: 'success' })
  })

  it('refreshes every 10 seconds while subscribed, once for all subscribers', async () => {
    const { open, requested, wait } = await setUp({ source: async () => [] })
    const ends = [await open(), await open()]
    await wait(10_000)
    await wait(10_000)
    expect(requested).toHaveLength(3)
    for (const end of ends) end()
    await flushPromises()
    await wait(60_000)
    expect(requested).toHaveLength(3)
  })

  it('does not refresh on a hidden page, and refreshes immediately when it was hidden for long', async () => {
    const { open, requested, wait, show, watchers } = await setUp({ source: async () => [] })
    const before = watchers.size
    const end = await open()
    await show(false)
    await wait(60_000)
    expect(requested).toHaveLength(1)
    await show(true)
    expect(requested).toHaveLength(2)
    await show(false)
    await show(true)
    expect(requested).toHaveLength(2)
    end()
    await flushPromises()
    expect(watchers.size).toBe(before)
  })

  it('waits for a response that takes longer than 10 seconds', async () => {
    const answers: ((rows: readonly TokenBalance[]) => void)[] = []
    const { open, requested, wait, state } = await setUp({
      source: () => new Promise((answer) => answers.push(answer)),
    })
    await open()
    await wait(10_000)
    expect(requested).toHaveLength(1)
    answers[0]?.([row(usdc)])
    await flushPromises()
    expect(state()).toMatchObject({ status: 'success' })
  })

  it('does not query an unavailable source until the tokens are opened again', async () => {
    const { open, requested, wait, read } = await setUp({ source: unavailable(503), chain: async () => [] })
    const end = await open()
    await wait(10_000)
    await wait(30_000)
    expect(requested).toHaveLength(1)
    expect(read.length).toBeGreaterThan(1)
    end()
    await flushPromises()
    await wait(31_000)
    await open()
    expect(requested).toHaveLength(2)
  })

  it('bypasses every cache when a transaction is mined, as long as caches may be older than it', async () => {
    const { open, requested, kit, wait } = await setUp({ source: async () => [row(undefined), row('0xS')] })
    await open()
    await kit.waitForTransaction({ hash: '0x1', networkId: 'eip155:1' })
    await flushPromises()
    const all = [undefined, '0xS', usdc]
    expect(requested.map(({ forceUpdate }) => forceUpdate)).toEqual([[], all])
    for (const _ of [1, 2, 3, 4]) await wait(10_000)
    expect(requested.map(({ forceUpdate }) => forceUpdate)).toEqual([[], all, all, all, [], []])
  })

  it('bypasses every cache even without subscribers when the transaction was mined', async () => {
    const { open, requested, kit, one, wait } = await setUp({ source: async () => [row(undefined)] })
    await kit.waitForTransaction({ hash: '0x1', networkId: 'eip155:1' })
    await flushPromises()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await open()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
    await flushPromises()
    const all = [undefined, usdc]
    expect(requested.map(({ networkId, forceUpdate }) => [networkId, forceUpdate])).toEqual([
      ['eip155:2', []],
      ['eip155:1', all],
    ])
    for (const _ of [1, 2, 3]) await wait(10_000)
    expect(requested.at(-1)?.forceUpdate).toEqual([])
  })

  it('never shows tokens of another account or network', async () => {
    const source = async ({ networkId, address }: TokenSourceCall) => [row(undefined, { networkId, name: address })]
    const { open, one, state } = await setUp({ source })
    await open()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(state()).not.toHaveProperty('data')
    await flushPromises()
    expect(state()).toMatchObject({ data: [{ networkId: 'eip155:2', name: '0xA' }] })
  })

  it('does not query the source where services are blocked', async () => {
    const { open, requested, state } = await setUp({
      source: async () => [],
      chain: async () => [row(usdc)],
      isBlocked: true,
    })
    await open()
    expect(requested).toHaveLength(0)
    expect(state()).toMatchObject({ data: [{ address: usdc }] })
  })

  it('refreshes on request, but not in the pause after a failure', async () => {
    let fails = false
    const source = async () => (fails ? unavailable(500)() : [])
    const { open, requested, kit } = await setUp({ source })
    await open()
    await kit.refreshTokens()
    expect(requested).toHaveLength(2)
    fails = true
    await kit.refreshTokens()
    await kit.refreshTokens()
    expect(requested).toHaveLength(3)
  })

  it('ends with the kit', async () => {
    const { open, kit, ports, watchers } = await setUp({ source: () => new Promise(() => {}) })
    await open()
    kit.destroy()
    await flushPromises()
    expect(ports.open().timers).toBe(0)
    expect(watchers.size).toBe(0)
  })
})
