import { createFakeFetch, createFakePorts, type FakeAnswer } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { realPorts } from '../../test/setUp.js'
import { solanaMainnet } from '../network/solanaNetworks.js'
import { createRpc } from './createRpc.js'

const urls = ['https://one.example', 'https://two.example']

/** A client of two endpoints with scripted answers. */
function client(
  answer: (url: string, count: number) => FakeAnswer | Promise<FakeAnswer>,
  rpcUrls: readonly string[] = urls,
) {
  const waits: number[] = []
  const fetch = createFakeFetch((url) => answer(url, fetch.calls.length))
  const { clock } = realPorts()
  // Time flies; what was waited to the end is noted.
  const setTimeout = (callback: () => void, delayMs: number) =>
    clock.setTimeout(() => {
      waits.push(delayMs)
      callback()
    }, 0)
  const rpc = createRpc(
    { ...solanaMainnet, rpcUrls },
    { ...createFakePorts({ fetch }), clock: { ...clock, setTimeout } },
  )
  return { rpc, waits, asked: () => fetch.calls.map(({ url }) => url) }
}
const good = { body: { jsonrpc: '2.0', id: 1, result: 7 } }
const codeOf = (promise: Promise<unknown>) => promise.then(String, (error: { code?: string }) => error.code)

describe('the JSON-RPC of a network', () => {
  it('asks the first endpoint, and no other when it answers', async () => {
    const { rpc, asked } = client(() => good)
    expect(await rpc('getSlot', [])).toBe(7)
    expect(asked()).toEqual([urls[0]])
  })

  it.each([
    ['is overloaded', { status: 503, body: 'busy' }],
    ['limits its callers', { status: 429, body: { error: { code: 429, message: 'Too many requests' } } }],
    ['refuses pages', { status: 403, body: '<html>' }],
    ['answers no JSON', { body: '<html>' }],
  ])('asks the next when one %s', async (_, bad) => {
    const { rpc, asked } = client((url) => (url === urls[0] ? bad : good))
    expect(await rpc('getSlot', [])).toBe(7)
    expect(asked()).toEqual(urls)
  })

  it('asks all again after a pause, as long as the endpoint says', async () => {
    const { rpc, asked, waits } = client((_, count) =>
      count < 3 ? { status: 429, headers: { 'retry-after': '2' }, body: '' } : good,
    )
    expect(await rpc('getSlot', [])).toBe(7)
    expect([asked().length, waits]).toEqual([3, [2000]])
  })

  it('waits no longer than ten seconds, whatever the endpoint says, and gives up in the end', async () => {
    const { rpc, asked, waits } = client(() => ({ status: 429, headers: { 'retry-after': '86400' }, body: '' }))
    const error = await rpc('getSlot', []).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'rpc/failed' })
    expect([asked().length, waits]).toEqual([6, [10_000, 10_000]])
    // An endpoint's address may hold a key.
    expect(String((error as Error).message)).not.toContain('example')
  })

  it('does not repeat what a node refused, and tells its words', async () => {
    const refusal = { body: { error: { code: -32602, message: 'Invalid param: \u202e' } } }
    const { rpc, asked } = client(() => refusal)
    await expect(rpc('getSlot', [])).rejects.toMatchObject({
      code: 'rpc/failed',
      details: 'Method: getSlot. The node says: Invalid param:',
      cause: refusal.body.error,
    })
    expect(asked()).toHaveLength(1)
  })

  it('keeps numbers that a double can not hold', async () => {
    const { rpc } = client(() => ({ body: '{"result":{"value":18446744073709551615}}' }))
    expect(await rpc('getBalance', [], { exact: true })).toEqual({ value: '18446744073709551615' })
  })

  it('ends the request itself when the signal is aborted, and asks no other endpoint', async () => {
    const abort = new AbortController()
    const asked: string[] = []
    let ended: AbortSignal | undefined
    const fetch = (url: string, init?: { signal?: AbortSignal }) => {
      asked.push(url)
      ended = init?.signal
      return new Promise<never>(() => undefined)
    }
    const rpc = createRpc({ ...solanaMainnet, rpcUrls: urls }, { ...realPorts(), fetch: fetch as never })
    const failing = codeOf(rpc('getSlot', [], { signal: abort.signal }))
    await expect.poll(() => asked).toHaveLength(1)
    abort.abort()
    expect(await failing).toBe('connection/aborted')
    expect([ended?.aborted, asked]).toEqual([true, [urls[0]]])
  })

  it('asks the next when one does not answer in time', async () => {
    const { rpc, asked } = client((url) => (url === urls[0] ? new Promise<never>(() => undefined) : good))
    expect(await rpc('getSlot', [])).toBe(7)
    expect(asked()).toEqual(urls)
  })

  it('fails with typed errors when there is no endpoint, or the signal is aborted', async () => {
    const { rpc, asked } = client(() => good, [])
    expect(await codeOf(rpc('getSlot', []))).toBe('network/notConfigured')
    const other = client(() => good)
    expect(await codeOf(other.rpc('getSlot', [], { signal: AbortSignal.abort() }))).toBe('connection/aborted')
    expect([asked(), other.asked()]).toEqual([[], []])
  })
})
