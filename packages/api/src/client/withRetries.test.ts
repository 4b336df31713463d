import { describe, expect, it } from 'vitest'
import { createFakeService, createStillClock, type FakeResponse, flushPromises } from '../testing/createFakeService.js'
import { createApiClient } from './createApiClient.js'

/** Creates a client whose service gives the n-th answer to the n-th attempt, on a clock that the test controls. */
function setup(answers: readonly (FakeResponse | Error)[]) {
  const clock = createStillClock()
  const startMs = clock.now()
  const atMs: number[] = []
  const service = createFakeService(() => {
    const answer = answers[Math.min(atMs.push(clock.now() - startMs), answers.length) - 1] ?? {}
    if (answer instanceof Error) throw answer
    return answer
  })
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: service.fetch, clock })
  const ask = (options: { readonly isIdempotent?: boolean; readonly signal?: AbortSignal } = { isIdempotent: true }) =>
    client.request('x', { ...options, parse: (response) => response.json() })
  return { ask, clock, atMs }
}

/** Advances the clock in steps, so that each attempt can start. */
async function pass({ clock }: { readonly clock: ReturnType<typeof createStillClock> }, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 50) {
    await flushPromises()
    clock.advance(50)
  }
  await flushPromises()
}

describe('withRetries', () => {
  it.each([403, 408, 413, 429, 500, 502, 503, 504])(
    'retries status %i three times, with pauses that double from 150 ms',
    async (status) => {
      const test = setup([{ status }])
      const failed = expect(test.ask()).rejects.toMatchObject({ status })
      await pass(test, 2000)
      await failed
      expect(test.atMs).toEqual([0, 150, 450, 1050])
      expect(test.clock.pending()).toBe(0)
    },
  )

  it('retries when the network fails, and returns the later response', async () => {
    const test = setup([new TypeError('Failed to fetch'), { body: 7 }])
    const answer = test.ask()
    await pass(test, 200)
    expect(await answer).toBe(7)
  })

  it.each([400, 401, 404, 422, 501])('does not retry status %i', async (status) => {
    const test = setup([{ status }])
    await expect(test.ask()).rejects.toMatchObject({ status })
    expect(test.atMs).toHaveLength(1)
  })

  it('waits as long as Retry-After says', async () => {
    const test = setup([{ status: 429, headers: { 'retry-after': '3' } }, { body: 1 }])
    const answer = test.ask()
    await pass(test, 3000)
    expect(await answer).toBe(1)
    expect(test.atMs).toEqual([0, 3000])
  })

  it('fails immediately when the wait would be too long', async () => {
    const test = setup([{ status: 429, headers: { 'retry-after': '60' } }])
    await expect(test.ask()).rejects.toMatchObject({ code: 'api/rateLimited', retryAfterMs: 60_000 })
  })

  it('stops during the pause when the caller aborts, and leaves no timer', async () => {
    const test = setup([{ status: 503 }])
    const abort = new AbortController()
    const failed = expect(test.ask({ isIdempotent: true, signal: abort.signal })).rejects.toMatchObject({
      code: 'connection/aborted',
    })
    await flushPromises()
    abort.abort()
    await failed
    expect(test.atMs).toHaveLength(1)
    expect(test.clock.pending()).toBe(0)
  })
})

it('withRetries never repeats a request that changes something', async () => {
  const test = setup([{ status: 503 }])
  await expect(test.ask({})).rejects.toMatchObject({ status: 503 })
  expect(test.atMs).toHaveLength(1)
})
