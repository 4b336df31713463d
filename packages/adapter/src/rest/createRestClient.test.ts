import { createFakeClock, createFakeFetch, type FakeResponse } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createRestClient } from './createRestClient.js'

function setUp(
  answer: (url: string) => FakeResponse,
  urls = ['https://a.example/api/', 'https://b.example/api?key=7'],
) {
  const clock = createFakeClock()
  const fetch = createFakeFetch(answer)
  const ask = createRestClient({ fetch, clock, urls })
  return { clock, fetch, ask, requested: () => fetch.calls.map(({ url }) => url) }
}

describe('createRestClient', () => {
  it('puts the path before a query of the endpoint, and tries the next endpoint when one is overloaded', async () => {
    const { ask, requested } = setUp((url) => (url.startsWith('https://a') ? { status: 503 } : { body: '840000' }))
    expect(await ask('/blocks/tip/height')).toBe('840000')
    expect(requested()).toEqual([
      'https://a.example/api/blocks/tip/height',
      'https://b.example/api/blocks/tip/height?key=7',
    ])
  })

  it('rejects with the cleaned message of an endpoint that refused, and tries no other', async () => {
    const { ask, requested } = setUp(() => ({ status: 404, body: 'Not\u202E found' }))
    await expect(ask('/tx/7')).rejects.toMatchObject({ status: 404, shortMessage: 'Not found' })
    expect(requested()).toHaveLength(1)
  })

  it('posts a body', async () => {
    const { ask, fetch } = setUp(() => ({ body: 'id' }))
    await ask('/tx', { body: '0200' })
    expect(fetch.calls[0]?.body).toBe('0200')
  })

  it('aborts the request itself when the caller aborts', async () => {
    let signal: AbortSignal | undefined
    const ask = createRestClient({
      clock: createFakeClock(),
      fetch: (_, init) => {
        signal = init?.signal
        return new Promise(() => {})
      },
      urls: ['https://a.example'],
    })
    const controller = new AbortController()
    const failed = ask('/x', { signal: controller.signal }).catch((error: unknown) => error)
    controller.abort()
    expect(await failed).toMatchObject({ code: 'connection/aborted' })
    expect(signal?.aborted).toBe(true)
  })

  it('rejects when a network has no endpoint', () => {
    expect(() => setUp(() => ({}), [])).toThrow(expect.objectContaining({ code: 'rpc/notConfigured' }))
  })
})
