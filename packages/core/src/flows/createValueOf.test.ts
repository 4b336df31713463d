import { type createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Adapter } from '../adapter/Adapter.js'
import type { Balance } from '../chain/Balance.js'

type BalanceCall = {
  readonly about: string
  readonly signal: AbortSignal
  answer(value: bigint): Promise<void>
  fail(): Promise<void>
}

/** Creates two chains that wait for the test to answer. */
async function setUp(
  options: { readonly ports?: ReturnType<typeof createFakePorts>; readonly preload?: boolean } = {},
) {
  const requested: BalanceCall[] = []
  const getBalance: NonNullable<Adapter['getBalance']> = ({ network, address, token, signal }) =>
    new Promise<Balance>((resolve, reject) =>
      requested.push({
        about: [network.id, address, ...(token ? [token] : [])].join(' '),
        signal: signal as AbortSignal,
        async answer(value) {
          resolve({ value, decimals: 18, symbol: 'COIN' })
          await flushPromises()
        },
        async fail() {
          reject(new Error('away'))
          await flushPromises()
        },
      }),
    )
  const mining: Partial<Adapter> = {
    getBalance,
    waitForTransaction: async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n }),
  }
  const engine = await createTestEngine({ ...options, eip155: mining, solana: { getBalance } })
  /** Subscribes to a balance like a mounted component. */
  const openBalance = (...[query]: Parameters<typeof engine.kit.balanceOf>) => {
    const store = engine.kit.balanceOf(query)
    const end = store.subscribe(() => {})
    return { end, state: () => store.getState(), amount: () => amountOf(store.getState()) }
  }
  return { ...engine, requested, openBalance, about: () => requested.map(({ about }) => about) }
}

const amountOf = (state: { status: string; data?: Balance }) =>
  state.data === undefined ? state.status : `${state.status} ${state.data.value}`

/** Connects in one page and opens the next one, whose wallet has not responded yet. */
async function reloaded() {
  const first = await setUp()
  await first.connect('one', ['0xA'])
  first.kit.destroy()
  const { ports } = first
  return setUp({ ports, preload: false })
}

describe('balanceOf', () => {
  it('reads after a reload once the account is known, without the modal', async () => {
    const { openBalance, about, requested, one } = await reloaded()
    const balance = openBalance()
    await expect.poll(about).toEqual(['eip155:1 0xA'])
    await requested[0]?.answer(5n)
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await flushPromises()
    expect(balance.amount()).toBe('success 5')
    expect(requested).toHaveLength(1)
  })

  it('reads nothing on a restoring page without subscribers', async () => {
    const { kit, about } = await reloaded()
    kit.balanceOf().getState()
    await kit.preload()
    await flushPromises()
    expect(about()).toEqual([])
  })

  it('reads and loads nothing without a connection', async () => {
    const { openBalance, about, ports } = await setUp({ preload: false })
    const balance = openBalance({ token: '0xT' })
    await flushPromises()
    expect(about()).toEqual([])
    expect(ports.open().timers).toBe(0)
    expect(balance.state()).toEqual({ status: 'idle' })
  })

  it('reads without a wallet when account and network are given', async () => {
    const { openBalance, requested, about } = await setUp({ preload: false })
    const balance = openBalance({ address: '0xZ', networkId: 'eip155:2', token: '0xT' })
    await expect.poll(about).toEqual(['eip155:2 0xZ 0xT'])
    await requested[0]?.answer(1n)
    expect(balance.amount()).toBe('success 1')
  })

  it("follows the wallet's network for a token and shows nothing of the old one", async () => {
    const { connect, openBalance, requested, about, one } = await setUp()
    await connect('one', ['0xA'])
    const balance = openBalance({ token: '0xT' })
    await flushPromises()
    await requested[1]?.answer(1n)
    expect(balance.amount()).toBe('success 1')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(balance.amount()).toBe('pending')
    expect(about().slice(2)).toContain('eip155:2 0xA 0xT')
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
    expect(balance.amount()).toBe('success 1')
  })

  it('uses the account selected in a given namespace even if another is active', async () => {
    const { kit, connect, openBalance, requested, about } = await setUp()
    await connect('one', ['0xA', '0xB'])
    await connect('sol', ['S'], 'solana')
    const balance = openBalance({ namespace: 'eip155', token: '0xT' })
    await flushPromises()
    await requested.at(-1)?.answer(1n)
    expect(balance.amount()).toBe('success 1')
    kit.setActive({ namespace: 'eip155', address: '0xB' })
    expect(balance.amount()).toBe('pending')
    expect(about()).toContain('eip155:1 0xB 0xT')
    kit.setActive({ namespace: 'solana' })
    await requested.find((each) => each.about === 'eip155:1 0xB 0xT')?.answer(2n)
    expect(balance.amount()).toBe('success 2')
    expect(about().filter((each) => each.startsWith('solana'))).toEqual(['solana:1 S'])
  })

  it('follows the active namespace by default', async () => {
    const { kit, connect, openBalance, requested } = await setUp()
    await connect('one', ['0xA'])
    await connect('sol', ['S'], 'solana')
    await requested[0]?.answer(1n)
    await requested[1]?.answer(2n)
    const balance = openBalance()
    expect(balance.amount()).toBe('success 2')
    kit.setActive({ namespace: 'eip155' })
    expect(balance.amount()).toBe('success 1')
    await kit.disconnect()
    expect(balance.state()).toEqual({ status: 'idle' })
  })

  it('reads once for all subscribers, and aborts when the last one unsubscribes for good', async () => {
    const { connect, openBalance, requested } = await setUp()
    await connect('one', ['0xA'])
    const first = openBalance({ token: '0xT' })
    const second = openBalance({ token: '0xT', networkId: 'eip155:1' })
    await flushPromises()
    expect(requested).toHaveLength(2)
    first.end()
    await flushPromises()
    expect(requested[1]?.signal.aborted).toBe(false)
    // As React's strict mode does.
    second.end()
    const third = openBalance({ token: '0xT' })
    await flushPromises()
    expect(requested[1]?.signal.aborted).toBe(false)
    third.end()
    await flushPromises()
    expect(requested[1]?.signal.aborted).toBe(true)
    expect(requested).toHaveLength(2)
  })

  it('reads again after a transaction is mined, and drops the older response', async () => {
    const { kit, connect, openBalance, requested } = await setUp()
    await connect('one', ['0xA'])
    await requested[0]?.answer(9n)
    const token = openBalance({ token: '0xT' })
    await flushPromises()
    // A slow read that starts before the block and ends after it.
    const before = requested[1]
    await kit.waitForTransaction({ hash: '0x1' })
    expect(requested.slice(2).map(({ about }) => about)).toEqual(['eip155:1 0xA 0xT', 'eip155:1 0xA'])
    expect(before?.signal.aborted).toBe(true)
    await before?.answer(1n)
    await requested[2]?.answer(2n)
    expect(token.amount()).toBe('success 2')
    await requested[3]?.answer(8n)
    expect(openBalance().amount()).toBe('success 8')
  })

  it('reads again after mining where it was read before, even without subscribers at that moment', async () => {
    const { kit, connect, openBalance, requested } = await setUp()
    await connect('one', ['0xA'])
    const first = openBalance({ token: '0xT' })
    await flushPromises()
    await requested[1]?.answer(1n)
    first.end()
    await kit.waitForTransaction({ hash: '0x1', networkId: 'eip155:2' })
    expect(openBalance({ token: '0xT' }).amount()).toBe('success 1')
    await flushPromises()
    expect(requested.map(({ about }) => about)).toEqual(['eip155:1 0xA', 'eip155:1 0xA 0xT'])
    await kit.waitForTransaction({ hash: '0x2', networkId: 'eip155:1' })
    expect(requested.map(({ about }) => about).slice(2)).toEqual(['eip155:1 0xA 0xT', 'eip155:1 0xA'])
  })

  it('replaces a slower request in progress by a new one, and returns its result to waiting callers', async () => {
    const { kit, connect, openBalance, requested } = await setUp()
    await connect('one', ['0xA'])
    const balance = openBalance()
    let done = false
    const first = kit.refreshBalance().then(() => {
      done = true
    })
    expect(requested).toHaveLength(2)
    await flushPromises()
    const second = kit.refreshBalance()
    expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    await requested[1]?.answer(1n)
    expect(done).toBe(false)
    await requested[2]?.answer(2n)
    await Promise.all([first, second])
    expect(balance.amount()).toBe('success 2')
  })

  it('exposes the error, keeps the last data, and does not retry within 30 seconds', async () => {
    const { kit, ports, connect, openBalance, requested } = await setUp()
    await connect('one', ['0xA'])
    const query = { token: '0xT' } as const
    const balance = openBalance(query)
    await flushPromises()
    await requested[1]?.answer(1n)
    void kit.refreshBalance(query)
    await requested[2]?.fail()
    expect(balance.state()).toMatchObject({ status: 'error', data: { value: 1n }, error: { details: 'away' } })
    await kit.refreshBalance(query)
    openBalance(query)
    await flushPromises()
    expect(requested).toHaveLength(3)
    ports.advance(30_000)
    void kit.refreshBalance(query)
    expect(balance.amount()).toBe('pending 1')
  })

  it('does not read on a network that is not configured', async () => {
    const { connect, openBalance, about, one } = await setUp()
    await connect('one', ['0xA'])
    const balance = openBalance({ token: '0xT', networkId: 'eip155:99' })
    const nonsense = openBalance({ token: '0xT', networkId: 'nonsense' as never })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:77' })
    await flushPromises()
    expect(about()).toEqual(['eip155:1 0xA'])
    expect([balance.state().status, nonsense.state().status]).toEqual(['idle', 'idle'])
  })

  it('forgets a value after a hundred others were read, but not while it is subscribed', async () => {
    const { connect, kit, openBalance, requested } = await setUp()
    await connect('one', ['0xA'])
    const kept = openBalance({ token: 'kept' })
    for (const token of ['old', ...Array.from({ length: 101 }, (_, index) => `${index}`)]) {
      const reader = openBalance({ token })
      await flushPromises()
      await requested.at(-1)?.answer(1n)
      reader.end()
      await flushPromises()
    }
    await requested[1]?.answer(7n)
    expect(kit.balanceOf({ token: 'old' }).getState().status).toBe('idle')
    expect(kit.balanceOf({ token: '100' }).getState().status).toBe('success')
    expect(kept.amount()).toBe('success 7')
  })

  it('ends with the kit', async () => {
    const { kit, connect, openBalance, requested, ports } = await setUp()
    await connect('one', ['0xA'])
    openBalance({ token: '0xT' })
    await flushPromises()
    kit.destroy()
    await flushPromises()
    expect(requested.every(({ signal }) => signal.aborted)).toBe(true)
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })
})
