import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { RpcError } from '../endpoint/RpcError.js'
import { pollReceipt, type ReceiptPolling } from './pollReceipt.js'

const rpcFailed = new RpcError({ shortMessage: 'HTTP status 503.', status: 503 })

/** Polls with one answer after another, repeating the last. */
function poll(answers: readonly unknown[], options: Partial<ReceiptPolling<string>> = {}) {
  const clock = createFakeClock()
  const startMs = clock.monotonic()
  const times: number[] = []
  const readOnce = async () => {
    const answer = answers[Math.min(times.length, answers.length - 1)]
    times.push(clock.monotonic() - startMs)
    if (answer instanceof Error) throw answer
    return answer as string | undefined
  }
  const polling = { readOnce, hash: '0x1', clock, firstDelayMs: 200, pollingIntervalMs: 1000 }
  const receipt = pollReceipt({ ...polling, ...options })
  const outcome = receipt.catch((error: unknown) => error)
  /** Advances the clock in small steps, since each read takes a turn. */
  const pass = async (durationMs: number) => {
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
    await settled()
    for (let passedMs = 0; passedMs < durationMs; passedMs += 100) {
      clock.advance(100)
      await settled()
    }
  }
  return { clock, times, outcome, pass }
}

describe('pollReceipt', () => {
  it('reads immediately, then after pauses that double up to the polling interval, until it has a receipt', async () => {
    const { clock, times, outcome, pass } = poll([undefined, undefined, undefined, undefined, undefined, 'mined'])
    await pass(10_000)
    expect(await outcome).toBe('mined')
    expect(times).toEqual([0, 200, 600, 1400, 2400, 3400])
    expect(clock.pendingCount()).toBe(0)
  })

  it('continues while the nodes are unavailable, however a library wrapped that', async () => {
    const { outcome, pass } = poll([rpcFailed, new Error('wrapped', { cause: rpcFailed }), 'mined'])
    await pass(2000)
    expect(await outcome).toBe('mined')
  })

  it('rejects with any other error', async () => {
    const refused = new RpcError({ shortMessage: 'no', code: -32601 })
    const { clock, outcome, times } = poll([refused])
    expect(await outcome).toBe(refused)
    expect(times).toHaveLength(1)
    expect(clock.pendingCount()).toBe(0)
  })

  it('rejects after its time limit with the last outage as its cause', async () => {
    const { clock, outcome, pass } = poll([rpcFailed], { timeoutMs: 3000 })
    await pass(3000)
    expect(await outcome).toMatchObject({ code: 'transaction/timedOut', details: '0x1', cause: rpcFailed })
    expect(clock.pendingCount()).toBe(0)
  })

  it('stops waiting for a read that never ends', async () => {
    const { outcome, pass } = poll([], { timeoutMs: 3000, readOnce: () => new Promise(() => {}) })
    await pass(3000)
    expect(await outcome).toMatchObject({ code: 'transaction/timedOut' })
  })

  it('ends immediately when the caller aborts, and leaves no timer', async () => {
    const controller = new AbortController()
    const { clock, times, outcome, pass } = poll([undefined], { signal: controller.signal })
    await pass(300)
    controller.abort('enough')
    expect(await outcome).toMatchObject({ code: 'connection/aborted', cause: 'enough' })
    expect(clock.pendingCount()).toBe(0)
    const reads = times.length
    await pass(5000)
    expect(times).toHaveLength(reads)
  })
})
