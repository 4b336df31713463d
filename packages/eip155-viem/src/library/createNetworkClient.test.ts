import type { FetchPort } from '@kit/core'
import { devChain } from '@kit/devnet'
import { createFakeFetch, type FakeAnswer } from '@kit/testing'
import { getBlockNumber, getChainId, getGasPrice } from 'viem/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Eip155Options } from '../Eip155Options.js'
import { createNetworkClient } from './createNetworkClient.js'

const chain = devChain({ chainId: 31337, url: 'https://one.example' })

describe('the client of a network', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('sends the calls of one turn in one request', async () => {
    const { client, fetch } = setUp(() => ok)
    const calls = Promise.all([getChainId(client), getGasPrice(client), getBlockNumber(client)])
    await vi.runAllTimersAsync()
    await calls
    expect(fetch.calls).toHaveLength(1)
    expect(JSON.parse(fetch.calls[0]?.body ?? '')).toHaveLength(3)
  })

  it('splits more than a thousand calls', async () => {
    const { client, fetch } = setUp(() => ok)
    const calls = Promise.all(Array.from({ length: 1001 }, () => getGasPrice(client)))
    await vi.runAllTimersAsync()
    await calls
    expect(fetch.calls.map(({ body }) => [JSON.parse(body ?? '')].flat().length).sort()).toEqual([1, 1000])
  })

  it('sends calls one by one where the app turned batching off', async () => {
    const { client, fetch } = setUp(() => ok, { batch: false })
    const calls = Promise.all([getChainId(client), getGasPrice(client)])
    await vi.runAllTimersAsync()
    await calls
    expect(fetch.calls).toHaveLength(2)
  })

  it.each([200, 400])(
    'gives an endpoint that refuses batches, with status %i, its calls one by one',
    async (status) => {
      const { client, fetch } = setUp((_, body) =>
        body.startsWith('[')
          ? { status, body: { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } } }
          : ok,
      )
      const ask = () => Promise.all([getChainId(client), getGasPrice(client)])
      const calls = ask()
      await vi.runAllTimersAsync()
      await expect(calls).resolves.toEqual([31337, 31337n])
      expect(fetch.calls).toHaveLength(3)
      const again = ask()
      await vi.runAllTimersAsync()
      await again
      expect(fetch.calls).toHaveLength(5)
    },
  )

  it.each([403, 408, 413, 429, 500, 502, 503, 504])(
    'tries status %i again, three times, from 150 ms doubled',
    async (status) => {
      const { client, times } = setUp(() => ({ status, body: 'no' }))
      const failed = expect(getChainId(client)).rejects.toThrow()
      await vi.runAllTimersAsync()
      await failed
      expect(times().map((time) => Math.round(time / 10) * 10)).toEqual([0, 150, 450, 1050])
    },
  )

  it('tries again when the network fails', async () => {
    const { client, fetch } = setUp((count) => {
      if (count < 3) throw new TypeError('Failed to fetch')
      return ok
    })
    const id = getChainId(client)
    await vi.runAllTimersAsync()
    await expect(id).resolves.toBe(31337)
    expect(fetch.calls).toHaveLength(3)
  })

  it.each([400, 401, 404, 501])('does not try status %i again', async (status) => {
    const { client, fetch } = setUp(() => ({ status, body: 'no' }))
    const failed = expect(getChainId(client)).rejects.toThrow()
    await vi.runAllTimersAsync()
    await failed
    expect(fetch.calls).toHaveLength(1)
  })

  it.each([
    ['seconds', () => '3', 3000],
    ['a date', () => new Date(Date.now() + 5000).toUTCString(), 5000],
    ['a day, of which it waits a minute', () => '86400', 60_000],
  ])('waits as long as Retry-After says: %s', async (_, retryAfter, expectedMs) => {
    const { client, times } = setUp((count) =>
      count === 1 ? { status: 429, body: 'slow down', headers: { 'Retry-After': retryAfter() } } : ok,
    )
    const id = getChainId(client)
    await vi.runAllTimersAsync()
    await id
    const waited = times()[1] ?? 0
    expect(Math.abs(waited - expectedMs)).toBeLessThanOrEqual(1001)
    expect(waited).toBeGreaterThan(1000)
  })

  it('goes to the next endpoint at once, and round again after 150 ms', async () => {
    const rpcUrls = { 31337: ['https://a.example', 'https://b.example'] } as const
    const { client, fetch, times } = setUp((count) => (count < 4 ? { status: 503, body: 'x' } : ok), { rpcUrls })
    const id = getChainId(client)
    await vi.runAllTimersAsync()
    await expect(id).resolves.toBe(31337)
    expect(fetch.calls.map(({ url }) => new URL(url).hostname)).toEqual([
      'a.example',
      'b.example',
      'a.example',
      'b.example',
    ])
    expect(times()[1]).toBeLessThan(100)
    expect(times()[2]).toBeGreaterThanOrEqual(150)
  })

  it('gives up on a request after ten seconds, whether the head or the body hangs', async () => {
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
      const client = createNetworkClient({ chain, options: { networks: [chain] }, fetch })
      const startMs = Date.now()
      const failed = expect(getChainId(client)).rejects.toThrow(/took too long/)
      await vi.runAllTimersAsync()
      await failed
      // Four attempts of ten seconds and the pauses between them.
      expect(Date.now() - startMs).toBeGreaterThanOrEqual(40_000)
      expect(Date.now() - startMs).toBeLessThan(42_000)
    }
  })

  it('polls and caches for four seconds', () => {
    const { client } = setUp(() => ok)
    expect([client.pollingInterval, client.cacheTime]).toEqual([4000, 4000])
    expect(client.batch).toEqual({ multicall: { batchSize: 1024, wait: 0 } })
  })

  it('asks no host that a contract names, unless the app allows it', () => {
    expect(setUp(() => ok).client.ccipRead).toBe(false)
    expect(setUp(() => ok, { ccipRead: true }).client.ccipRead).toBeUndefined()
  })

  it('says so when a network has no endpoint', () => {
    const bare = { ...chain, rpcUrls: { default: { http: [] } } }
    const make = () => createNetworkClient({ chain: bare, options: { networks: [bare] }, fetch: undefined })
    expect(make).toThrow(expect.objectContaining({ code: 'rpc/notConfigured' }))
  })
})

/** Answers every call of a batch, or the single call, with the chain's id. */
const ok = 'ok'

function setUp(answer: (count: number, body: string) => FakeAnswer | typeof ok, options: Partial<Eip155Options> = {}) {
  const startMs = Date.now()
  const at: number[] = []
  const fetch = createFakeFetch((_, body = '') => {
    at.push(Date.now() - startMs)
    const answered = answer(at.length, body)
    if (answered !== ok) return answered
    const asked = JSON.parse(body)
    const result = (call: { id: number }) => ({ jsonrpc: '2.0', id: call.id, result: '0x7a69' })
    return { body: Array.isArray(asked) ? asked.map(result) : result(asked) }
  })
  const client = createNetworkClient({ chain, options: { networks: [chain], ...options }, fetch })
  return { client, fetch, times: () => at }
}
