import { createFakeClock } from '@kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { createFallback } from './createFallback.js'
import { RpcError } from './RpcError.js'

const rpcFailed = new RpcError({ shortMessage: 'HTTP status 503.', status: 503 })
const refused = new RpcError({ shortMessage: 'no such method', code: -32601 })

function setUp(answers: Record<string, () => unknown>, isFinal?: (error: unknown) => boolean) {
  const clock = createFakeClock()
  const requested: string[] = []
  const ask = createFallback({ endpoints: Object.keys(answers), clock, isFinal })
  const run = (signal?: AbortSignal) =>
    ask(async (endpoint) => {
      requested.push(endpoint)
      const answer = answers[endpoint]?.()
      if (answer instanceof Error) throw answer
      return answer
    }, signal)
  return { clock, requested, run }
}

describe('createFallback', () => {
  it('tries endpoints in order, and a failed one last for a while', async () => {
    let isDown = true
    const { clock, requested, run } = setUp({ a: () => (isDown ? rpcFailed : 'a'), b: () => 'b' })
    expect(await run()).toBe('b')
    isDown = false
    expect(await run()).toBe('b')
    clock.advance(30_000)
    expect(await run()).toBe('a')
    expect(requested).toEqual(['a', 'b', 'b', 'a'])
  })

  it('tries no other endpoint after a refusal, unless another may respond differently', async () => {
    const strict = setUp({ a: () => refused, b: () => 'b' })
    await expect(strict.run()).rejects.toBe(refused)
    expect(strict.requested).toEqual(['a'])
    const lenient = setUp({ a: () => refused, b: () => 'b' }, () => false)
    expect(await lenient.run()).toBe('b')
    // The endpoint works as well as before.
    expect(await lenient.run()).toBe('b')
    expect(lenient.requested).toEqual(['a', 'b', 'a', 'b'])
  })

  it('does not end a request with an abort of another one that paused in the same turn', async () => {
    let answer: unknown = rpcFailed
    const { clock, run } = setUp({ a: () => answer })
    const controller = new AbortController()
    const left = run(controller.signal).catch((error: unknown) => error)
    const turns = async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
    await turns()
    controller.abort('enough')
    await turns()
    const stays = run()
    await turns()
    answer = 'a'
    clock.advance(150)
    expect(await stays).toBe('a')
    expect(await left).toMatchObject({ code: 'connection/aborted' })
  })

  it('stops when the caller aborts during a pause, and leaves no timer', async () => {
    const { clock, requested, run } = setUp({ a: () => rpcFailed })
    const controller = new AbortController()
    const failed = run(controller.signal).catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(clock.pendingCount()).toBeGreaterThan(0)
    controller.abort('enough')
    expect(await failed).toMatchObject({ code: 'connection/aborted', cause: 'enough' })
    clock.advance(60_000)
    expect(requested).toEqual(['a'])
    expect(clock.pendingCount()).toBe(0)
  })
})

describe('refusals of createFallback', () => {
  const fails = (failure: { status?: number; code?: number }) => () => new RpcError({ shortMessage: 'no', ...failure })

  it.each([
    [{ status: 504 }, true],
    [{ status: 500 }, true],
    [{ code: -32603 }, true],
    [{}, true],
    [{ status: 429 }, undefined],
    [{ status: 413 }, undefined],
    [{ code: -32005 }, undefined],
  ])('get marked if the response of an earlier attempt was lost: %j', async (failure, followsLostAttempt) => {
    const { run } = setUp({ a: fails(failure), b: fails({ code: 1010 }) })
    await expect(run()).rejects.toMatchObject({ code: 1010, followsLostAttempt })
  })

  it('stay unmarked when the first endpoint refuses', async () => {
    const { run } = setUp({ a: fails({ code: 1010 }) })
    await expect(run()).rejects.toMatchObject({ followsLostAttempt: undefined })
  })

  it('stay unmarked when every attempt returns a retried code', async () => {
    const { requested, clock, run } = setUp({ a: fails({ code: -32603 }) })
    const failed = run().catch((error: unknown) => error)
    const isWaiting = () => clock.pendingCount() > 0
    for (let attempts = 1; attempts <= 3; attempts++) {
      await vi.waitUntil(() => requested.length === attempts && isWaiting())
      clock.advance(60_000)
    }
    expect(await failed).toMatchObject({ code: -32603, followsLostAttempt: undefined })
  })
})
