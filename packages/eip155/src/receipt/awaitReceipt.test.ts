import { RpcError, type RpcRequest } from '@kit/adapter'
import { browserPorts, type Network } from '@kit/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toNetwork } from '../network/toNetwork.js'
import { awaitReceipt } from './awaitReceipt.js'

const [alice, bob] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
const hash = `0x${'11'.repeat(32)}`
const otherHash = `0x${'22'.repeat(32)}`
const sent = { hash, from: alice, to: bob, nonce: '0x5', value: '0x1', input: '0x' }
const other = { ...sent, hash: otherHash, value: '0x2' }
const network: Network = toNetwork({
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

const everySecond = { clock: browserPorts().clock, pollingIntervalMs: 1000 }

/** A chain by the content of its blocks. `known` is what the node remembers of `hash`. */
type Chain = { tip: number; blocks: Record<number, readonly unknown[]>; nonce: string; known: unknown; lags?: boolean }

describe('awaitReceipt', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('polls after 200 ms, doubled up to the polling interval', async () => {
    const chain = create()
    const { request, times } = ask(chain)
    const waited = awaitReceipt(request, { network, hash }, everySecond)
    await vi.advanceTimersByTimeAsync(4000)
    mine(chain, 11, [sent])
    await vi.advanceTimersByTimeAsync(1000)
    await expect(waited).resolves.toEqual({ hash, status: 'success', blockNumber: 11n })
    expect(times('eth_getTransactionReceipt')).toEqual([0, 200, 600, 1400, 2400, 3400, 4400])
  })

  it('finds a replacement in a block that was mined between two polls', async () => {
    const chain = create()
    const { request } = ask(chain)
    const waited = awaitReceipt(request, { network, hash }, everySecond)
    await vi.advanceTimersByTimeAsync(300)
    mine(chain, 11, [null, 'x', { from: alice }, other])
    chain.tip = 14
    await vi.advanceTimersByTimeAsync(1000)
    await expect(waited).resolves.toMatchObject({ hash: otherHash, blockNumber: 11n, replacement: 'replaced' })
  })

  it.each([
    ['repriced', { to: bob, value: '0x1', input: '0x' }],
    ['cancelled', { to: alice, value: '0x0', input: '0x' }],
    ['replaced', { to: alice, value: '0x0', input: '0x34fcd5be' }],
    ['replaced', { to: alice, value: '0x1', input: '0x' }],
  ])('reports a transaction as %s by %o', async (replacement, fields) => {
    const chain = create()
    const { request } = ask(chain)
    const waited = awaitReceipt(request, { network, hash }, everySecond)
    await vi.advanceTimersByTimeAsync(300)
    mine(chain, 11, [{ ...other, ...fields }])
    await vi.advanceTimersByTimeAsync(1000)
    await expect(waited).resolves.toMatchObject({ hash: otherHash, replacement })
  })

  it('finds a replacement in a block that the node did not have at first', async () => {
    const chain = create()
    const { request } = ask(chain)
    const waited = awaitReceipt(request, { network, hash }, everySecond)
    await vi.advanceTimersByTimeAsync(300)
    mine(chain, 11, [other])
    chain.lags = true
    await vi.advanceTimersByTimeAsync(1000)
    chain.tip = 12
    chain.lags = false
    await vi.advanceTimersByTimeAsync(1000)
    await expect(waited).resolves.toMatchObject({ hash: otherHash, blockNumber: 11n, replacement: 'replaced' })
  })

  it('ignores transactions of other senders and empty blocks as replacements', async () => {
    const chain = create()
    const { request } = ask(chain)
    const waited = awaitReceipt(request, { network, hash }, everySecond)
    await vi.advanceTimersByTimeAsync(300)
    mine(chain, 11, [
      { ...other, from: bob },
      { ...other, nonce: '0x6' },
    ])
    chain.nonce = '0x6'
    chain.tip = 12
    await vi.advanceTimersByTimeAsync(2000)
    mine(chain, 13, [sent])
    await vi.advanceTimersByTimeAsync(1000)
    const receipt = await waited
    expect(receipt).toEqual({ hash, status: 'success', blockNumber: 13n })
  })

  it('returns to the original transaction when a reorg removes the replacement', async () => {
    const chain = create()
    const { request } = ask(chain)
    const waited = awaitReceipt(request, { network, hash, confirmations: 3 }, everySecond)
    await vi.advanceTimersByTimeAsync(300)
    mine(chain, 11, [other])
    await vi.advanceTimersByTimeAsync(1000)
    delete chain.blocks[11]
    mine(chain, 12, [sent])
    chain.tip = 14
    await vi.advanceTimersByTimeAsync(1000)
    const receipt = await waited
    expect(receipt).toEqual({ hash, status: 'success', blockNumber: 12n })
  })

  it('reads each block once when the nonce was used by an unknown transaction', async () => {
    const chain = { ...create(), nonce: '0x6', tip: 1000 }
    const { request, times } = ask(chain)
    const waited = expect(awaitReceipt(request, { network, hash }, everySecond)).rejects.toMatchObject({
      code: 'rpc/failed',
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(times('eth_getBlockByNumber')).toHaveLength(65)
    chain.known = new Error('gone')
    chain.tip = Number.NaN
    await vi.advanceTimersByTimeAsync(1000)
    await waited
  })

  it('continues during a node outage, also one wrapped by a library, and reports the result afterwards', async () => {
    const chain = create()
    const { request } = ask(chain)
    let failure: Error | undefined
    const flaky: RpcRequest = async (call) => {
      if (failure) throw failure
      return request(call)
    }
    const waited = awaitReceipt(flaky, { network, hash }, everySecond)
    await vi.advanceTimersByTimeAsync(300)
    failure = new RpcError({ shortMessage: 'The network failed.' })
    await vi.advanceTimersByTimeAsync(5000)
    failure = new Error('wrapped', { cause: failure })
    await vi.advanceTimersByTimeAsync(5000)
    mine(chain, 11, [sent])
    failure = undefined
    await vi.advanceTimersByTimeAsync(1000)
    expect(await waited).toEqual({ hash, status: 'success', blockNumber: 11n })
  })

  it('times out with an unknown status when the node stays unavailable', async () => {
    const request: RpcRequest = async () => {
      throw new RpcError({ shortMessage: 'HTTP status 503.', status: 503 })
    }
    vi.useRealTimers()
    await expect(
      awaitReceipt(request, { network, hash, timeoutMs: 300 }, { ...everySecond, pollingIntervalMs: 50 }),
    ).rejects.toMatchObject({
      code: 'transaction/timedOut',
    })
  })

  it('times out for a transaction that was replaced before the first read, since its nonce is unknown', async () => {
    const chain = { ...create(), known: null }
    mine(chain, 11, [other])
    const { request, times } = ask(chain)
    const waited = expect(awaitReceipt(request, { network, hash }, everySecond)).rejects.toMatchObject({
      code: 'transaction/timedOut',
      shortMessage: expect.stringContaining('It may still be mined.'),
    })
    await vi.advanceTimersByTimeAsync(180_000)
    await waited
    expect(times('eth_getBlockByNumber')).toEqual([])
  })

  it("works and aborts in browsers that can't combine signals", async () => {
    vi.stubGlobal('AbortSignal', Object.assign(Object.create(AbortSignal), { any: undefined }))
    const { request, times } = ask(create())
    const caller = new AbortController()
    const waited = awaitReceipt(request, { network, hash, signal: caller.signal }, everySecond)
    const failed = expect(waited).rejects.toMatchObject({ code: 'connection/aborted' })
    await vi.advanceTimersByTimeAsync(300)
    caller.abort()
    await failed
    const requested = times('eth_getTransactionReceipt').length
    await vi.advanceTimersByTimeAsync(5000)
    expect(times('eth_getTransactionReceipt')).toHaveLength(requested)
    vi.unstubAllGlobals()
  })

  it('fails on an invalid response', async () => {
    const request: RpcRequest = async () => ({ blockNumber: 'soon' })
    await expect(awaitReceipt(request, { network, hash }, everySecond)).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})

const create = (): Chain => ({ tip: 10, blocks: {}, nonce: '0x5', known: sent })

/** Mines a block with `transactions`, which increment the sender's nonce if they are the sender's. */
function mine(chain: Chain, number: number, transactions: readonly unknown[]): void {
  chain.tip = Math.max(chain.tip, number)
  chain.blocks[number] = transactions
  if (transactions.some((each) => (each as { from?: string } | null)?.from === alice)) chain.nonce = '0x6'
}

function ask(chain: Chain) {
  const startMs = Date.now()
  const calls: { readonly method: string; readonly atMs: number }[] = []
  const request: RpcRequest = async ({ method, params = [] }) => {
    calls.push({ method, atMs: Date.now() - startMs })
    const [first] = params
    if (method === 'eth_blockNumber') return `0x${chain.tip.toString(16)}`
    if (method === 'eth_getTransactionCount') return chain.nonce
    if (method === 'eth_getTransactionByHash') return chain.known
    if (method === 'eth_getBlockByNumber') {
      return chain.lags ? null : { transactions: chain.blocks[Number(first)] ?? [] }
    }
    const mined = Object.entries(chain.blocks).find(([, list]) =>
      list.some((each) => (each as { hash?: string } | null)?.hash === first),
    )
    return mined ? { status: '0x1', blockNumber: `0x${Number(mined[0]).toString(16)}` } : null
  }
  const times = (method: string) => calls.filter((call) => call.method === method).map(({ atMs }) => atMs)
  return { request, times }
}
