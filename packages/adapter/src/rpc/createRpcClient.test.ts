import { browserPorts } from '@kit/core'
import type { FetchPort } from '@kit/core/adapter'
import { createFakeFetch, type FakeResponse } from '@kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRpcClient, type RpcClientOptions } from './createRpcClient.js'

describe('createRpcClient', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('sends the calls of one turn in one request', async () => {
    const { request, fetch } = setUp(() => ok)
    const calls = Promise.all([
      request({ method: 'eth_chainId' }),
      request({ method: 'eth_gasPrice' }),
      request({ method: 'eth_blockNumber' }),
    ])
    await vi.runAllTimersAsync()
    await calls
    expect(fetch.calls).toHaveLength(1)
    expect(JSON.parse(fetch.calls[0]?.body ?? '')).toHaveLength(3)
  })

  it('splits more than a thousand calls', async () => {
    const { request, fetch } = setUp(() => ok)
    const calls = Promise.all(Array.from({ length: 1001 }, () => request({ method: 'eth_gasPrice' })))
    await vi.runAllTimersAsync()
    await calls
    expect(fetch.calls.map(({ body }) => [JSON.parse(body ?? '')].flat().length).sort()).toEqual([1, 1000])
  })

  it('sends calls one by one where the app turned batching off', async () => {
    const { request, fetch } = setUp(() => ok, { batch: false })
    const calls = Promise.all([request({ method: 'eth_chainId' }), request({ method: 'eth_gasPrice' })])
    await vi.runAllTimersAsync()
    await calls
    expect(fetch.calls).toHaveLength(2)
  })

  const refusal = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } }
  it.each([
    [200, 'an error', refusal],
    [400, 'an error', refusal],
    [200, 'a list of one error', [refusal]],
  ])('sends calls one by one to an endpoint that refuses batches, with status %i and %s', async (status, _, answer) => {
    const { request, fetch } = setUp((_count, body) => (body.startsWith('[') ? { status, body: answer } : ok))
    const ask = () => Promise.all([request({ method: 'eth_chainId' }), request({ method: 'eth_gasPrice' })])
    const calls = ask()
    await vi.runAllTimersAsync()
    await expect(calls).resolves.toEqual(['0x7a69', '0x7a69'])
    expect(fetch.calls).toHaveLength(3)
    const again = ask()
    await vi.runAllTimersAsync()
    await again
    expect(fetch.calls).toHaveLength(5)
  })

  it.each([403, 408, 413, 429, 500, 502, 503, 504])(
    'retries status %i three times, with pauses that double from 150 ms',
    async (status) => {
      const { request, times } = setUp(() => ({ status, body: 'no' }))
      const failed = expect(request({ method: 'eth_chainId' })).rejects.toThrow()
      await vi.runAllTimersAsync()
      await failed
      expect(times().map((time) => Math.round(time / 10) * 10)).toEqual([0, 150, 450, 1050])
    },
  )

  it('retries when the network fails', async () => {
    const { request, fetch } = setUp((count) => {
      if (count < 3) throw new TypeError('Failed to fetch')
      return ok
    })
    const id = request({ method: 'eth_chainId' })
    await vi.runAllTimersAsync()
    await expect(id).resolves.toBe('0x7a69')
    expect(fetch.calls).toHaveLength(3)
  })

  it.each([400, 401, 404, 501])('does not retry status %i', async (status) => {
    const { request, fetch } = setUp(() => ({ status, body: 'no' }))
    const failed = expect(request({ method: 'eth_chainId' })).rejects.toThrow()
    await vi.runAllTimersAsync()
    await failed
    expect(fetch.calls).toHaveLength(1)
  })

  it.each([
    ['seconds', () => '3', 3000],
    ['a date', () => new Date(Date.now() + 5000).toUTCString(), 5000],
    ['a day, capped at a minute', () => '86400', 60_000],
  ])('waits as long as Retry-After says: %s', async (_, retryAfter, expectedMs) => {
    const { request, times } = setUp((count) =>
      count === 1 ? { status: 429, body: 'slow down', headers: { 'Retry-After': retryAfter() } } : ok,
    )
    const id = request({ method: 'eth_chainId' })
    await vi.runAllTimersAsync()
    await id
    const waited = times()[1] ?? 0
    expect(Math.abs(waited - expectedMs)).toBeLessThanOrEqual(1001)
    expect(waited).toBeGreaterThan(1000)
  })

  it('tries the next endpoint immediately, and starts over after 150 ms', async () => {
    const urls = ['https://a.example', 'https://b.example']
    const { request, fetch, times } = setUp((count) => (count < 4 ? { status: 503, body: 'x' } : ok), { urls })
    const id = request({ method: 'eth_chainId' })
    await vi.runAllTimersAsync()
    await expect(id).resolves.toBe('0x7a69')
    expect(fetch.calls.map(({ url }) => new URL(url).hostname)).toEqual([
      'a.example',
      'b.example',
      'a.example',
      'b.example',
    ])
    expect(times()[1]).toBeLessThan(100)
    expect(times()[2]).toBeGreaterThanOrEqual(150)
  })

  it('tries a failed endpoint last for half a minute', async () => {
    const urls = ['https://a.example', 'https://b.example']
    const { request, fetch } = setUp((count) => (count === 1 ? { status: 503, body: 'x' } : ok), { urls })
    const ask = async () => {
      const before = fetch.calls.length
      const answer = request({ method: 'eth_chainId' })
      await vi.advanceTimersByTimeAsync(100)
      await answer
      return fetch.calls.slice(before).map(({ url }) => new URL(url).hostname)
    }
    expect(await ask()).toEqual(['a.example', 'b.example'])
    expect(await ask()).toEqual(['b.example'])
    await vi.advanceTimersByTimeAsync(29_000)
    expect(await ask()).toEqual(['b.example'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await ask()).toEqual(['a.example'])
  })

  it('retries the calls of one turn in one request', async () => {
    const { request, fetch } = setUp((count) => (count === 1 ? { status: 503, body: 'x' } : ok))
    const calls = Promise.all([request({ method: 'eth_chainId' }), request({ method: 'eth_gasPrice' })])
    await vi.runAllTimersAsync()
    await calls
    expect(fetch.calls.map(({ body }) => JSON.parse(body ?? '').length)).toEqual([2, 2])
  })

  it('times out a request after ten seconds, whether the head or the body hangs', async () => {
    const hang = <T>(signal: AbortSignal | undefined) =>
      new Promise<T>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true })
      })
    const hangs: readonly FetchPort[] = [
      (_, init) => hang(init?.signal),
      async (_, init) => ({
        ok: true,
        status: 200,
        headers: { get: () => null },
        json: () => hang(init?.signal),
        text: () => hang(init?.signal),
      }),
    ]
    for (const fetch of hangs) {
      const request = createRpcClient({ ...browserPorts(), urls: ['https://one.example'], fetch })
      const startMs = Date.now()
      const failed = expect(request({ method: 'eth_chainId' })).rejects.toMatchObject({ name: 'TimeoutError' })
      await vi.runAllTimersAsync()
      await failed
      // Four attempts of ten seconds, and the pauses between them.
      expect(Date.now() - startMs).toBeGreaterThanOrEqual(40_000)
      expect(Date.now() - startMs).toBeLessThan(42_000)
    }
  })

  it.each([
    ['nothing', ''],
    ['invalid JSON', '<html>'],
    ['the response to another call', [{ jsonrpc: '2.0', id: 99, result: '0x1' }]],
    ['a response without a result', { jsonrpc: '2.0', id: 1 }],
    ['a list of invalid entries', [null, 7, 'x']],
  ])('retries when the response is %s, and never returns it as a result', async (_, body) => {
    const { request, fetch } = setUp(() => ({ body }))
    const failed = Promise.allSettled([request({ method: 'eth_chainId' }), request({ method: 'eth_gasPrice' })])
    await vi.runAllTimersAsync()
    for (const each of await failed) expect(each).toMatchObject({ status: 'rejected', reason: { name: 'RpcError' } })
    expect(fetch.calls.length).toBeGreaterThanOrEqual(4)
  })

  it('matches the responses of a batch to its calls in any order', async () => {
    const { request } = setUp((_, body) => {
      const answers = JSON.parse(body).map(({ id, method }: { id: number; method: string }) =>
        method === 'bad'
          ? { jsonrpc: '2.0', id, error: { code: -32601, message: 'no such method', data: '0x' } }
          : { jsonrpc: '2.0', id, result: method },
      )
      return { body: answers.reverse() }
    })
    const calls = Promise.allSettled(['a', 'bad', 'b'].map((method) => request({ method })))
    await vi.runAllTimersAsync()
    expect(await calls).toMatchObject([
      { value: 'a' },
      { reason: { code: -32601, message: 'no such method', data: '0x' } },
      { value: 'b' },
    ])
  })

  it('neither retries nor tries another endpoint when a contract reverted', async () => {
    const error = { code: 3, message: 'execution reverted: paused', data: '0x' }
    const urls = ['https://a.example', 'https://b.example']
    const { request, fetch } = setUp((_, body) => ({ body: { jsonrpc: '2.0', id: JSON.parse(body).id, error } }), {
      urls,
    })
    const failed = expect(request({ method: 'eth_call' })).rejects.toMatchObject({ code: 3 })
    await vi.runAllTimersAsync()
    await failed
    expect(fetch.calls).toHaveLength(1)
  })

  it('reads a JSON-RPC error behind an error status', async () => {
    const { request, fetch } = setUp((_, body) => ({
      status: 400,
      body: { jsonrpc: '2.0', id: JSON.parse(body).id, error: { code: -32602, message: 'bad params' } },
    }))
    const failed = expect(request({ method: 'eth_call' })).rejects.toMatchObject({ code: -32602 })
    await vi.runAllTimersAsync()
    await failed
    expect(fetch.calls).toHaveLength(1)
  })

  it('rejects when a network has no endpoint', () => {
    const make = () => createRpcClient({ ...browserPorts(), urls: [] })
    expect(make).toThrow(expect.objectContaining({ code: 'rpc/notConfigured' }))
  })
})

/** Answers every call of a batch, or the single call, with the chain ID. */
const ok = 'ok'

function setUp(
  answer: (count: number, body: string) => FakeResponse | typeof ok,
  options: Partial<RpcClientOptions> = {},
) {
  const startMs = Date.now()
  const at: number[] = []
  const fetch = createFakeFetch((_, body = '') => {
    at.push(Date.now() - startMs)
    const answered = answer(at.length, body)
    if (answered !== ok) return answered
    const requested = JSON.parse(body)
    const result = (call: { id: number }) => ({ jsonrpc: '2.0', id: call.id, result: '0x7a69' })
    return { body: Array.isArray(requested) ? requested.map(result) : result(requested) }
  })
  const request = createRpcClient({ ...browserPorts(), urls: ['https://one.example'], fetch, ...options })
  return { request, fetch, times: () => at }
}
