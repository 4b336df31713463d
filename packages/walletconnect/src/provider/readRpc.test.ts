import { browserPorts } from '@kit/core'
import type { FetchPort } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { readRpc } from './readRpc.js'

const answer = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: { get: () => null },
  json: async () => body,
  text: async () => JSON.stringify(body),
})
const read = (fetch: FetchPort, urls: readonly string[]) =>
  readRpc({
    fetch,
    clock: browserPorts().clock,
    urls,
    method: 'eth_call',
    params: [],
    signal: new AbortController().signal,
  })

describe('readRpc', () => {
  it('falls back to the next endpoint when one is down or returns garbage', async () => {
    const requested: string[] = []
    const fetch: FetchPort = async (url) => {
      requested.push(url)
      if (url === 'a') throw new TypeError('fetch failed')
      return url === 'b' ? answer(503, {}) : url === 'c' ? answer(200, null) : answer(200, { result: '0x1' })
    }
    expect(await read(fetch, ['a', 'b', 'c', 'd'])).toBe('0x1')
    expect(requested).toEqual(['a', 'b', 'c', 'd'])
  })

  it('passes on the error of a node without trying another', async () => {
    const requested: string[] = []
    const fetch: FetchPort = async (url) => {
      requested.push(url)
      return answer(200, { error: { code: 3, message: 'execution reverted', data: '0x08c379a0' } })
    }
    await expect(read(fetch, ['a', 'b'])).rejects.toMatchObject({ code: 3, data: '0x08c379a0' })
    expect(requested).toEqual(['a'])
  })

  it('fails when there is no endpoint', async () => {
    const fetch: FetchPort = async () => {
      throw new Error('must not be called')
    }
    await expect(read(fetch, [])).rejects.toMatchObject({ code: 4900 })
  })
})
