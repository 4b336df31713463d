import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { browserPorts } from '@kit/core'
import { afterAll, describe, expect, it } from 'vitest'
import { createRpcClient } from './createRpcClient.js'

type RpcCall = { readonly id: number; readonly method: string }
type FakeResponse = { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }

const ends: (() => void)[] = []

afterAll(() => {
  for (const end of ends.splice(0)) end()
})

const resultOf = ({ id, method }: RpcCall) => ({ jsonrpc: '2.0', id, result: method })
const errorOf = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } })

/** Starts a node that records its requests, and the number of calls in each. */
async function serve(answer: (requested: RpcCall | readonly RpcCall[], count: number) => FakeResponse) {
  const sizes: number[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const requested = JSON.parse(text) as RpcCall | readonly RpcCall[]
    sizes.push(Array.isArray(requested) ? requested.length : 1)
    const { status = 200, headers = {}, body } = answer(requested, sizes.length)
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const request = createRpcClient({ ...browserPorts(), urls: [`http://127.0.0.1:${port}`] })
  const callMany = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => request({ method: `call_${index}` })))
  return { sizes, callMany }
}

// The tests wait in real time, so they run concurrently.
describe.concurrent('a batch that is answered by a single error', () => {
  it.each([
    ['a JSON-RPC rate limit', { body: errorOf(-32005, 'limit exceeded') }],
    ['a list with one rate limit error', { body: [errorOf(-32005, 'limit exceeded')] }],
    ['status 429', { status: 429, body: errorOf(-32005, 'limit exceeded') }],
    ['a temporary failure', { body: errorOf(-32603, 'internal error') }],
  ])('retries as a batch, not as single calls: %s', async (_, refusal) => {
    const { sizes, callMany } = await serve(() => refusal)
    const answers = await callMany(100)
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    expect(sizes).toEqual([100, 100, 100, 100])
  })

  it('retries after the time that the endpoint names', async () => {
    const limited = { headers: { 'Retry-After': '1' }, body: errorOf(-32005, 'limit exceeded') }
    const { sizes, callMany } = await serve((requested, count) =>
      count === 1 || !Array.isArray(requested) ? limited : { body: requested.map(resultOf) },
    )
    const startMs = performance.now()
    expect((await callMany(100))[99]).toEqual({ status: 'fulfilled', value: 'call_99' })
    expect(performance.now() - startMs).toBeGreaterThan(950)
    expect(sizes).toEqual([100, 100])
  })

  it('keeps its calls together when each call alone is rate limited', async () => {
    const { sizes, callMany } = await serve((requested, count) => {
      const each = count === 1 ? ({ id }: RpcCall) => ({ ...errorOf(-32005, 'limit'), id }) : resultOf
      return { body: [requested].flat().map(each as typeof resultOf) }
    })
    expect((await callMany(100)).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(sizes).toEqual([100, 100])
  })

  it('makes one more call when the endpoint refuses single calls with the same message', async () => {
    const { sizes, callMany } = await serve(() => ({ status: 401, body: errorOf(-32000, 'no key') }))
    expect((await callMany(100))[99]).toMatchObject({ reason: { code: -32000, message: 'no key' } })
    expect(sizes).toEqual([100, 1])
  })

  it.each([
    ['reports it', { body: errorOf(-32603, 'batch requests are not supported') }],
    ['rejects it as too large', { status: 413, body: 'too large' }],
    ['has no such method', { status: 405, body: 'POST one call' }],
  ])('falls back to single calls when the endpoint accepts those, also the next time: it %s', async (_, refusal) => {
    const { sizes, callMany } = await serve((requested) =>
      Array.isArray(requested) ? refusal : { body: resultOf(requested as RpcCall) },
    )
    expect((await callMany(3)).map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect((await callMany(2)).map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled'])
    expect(sizes).toEqual([3, 1, 1, 1, 1, 1])
  })

  it('matches the responses of a node that returns ids as text', async () => {
    const { sizes, callMany } = await serve((requested) => ({
      body: [requested].flat().map((call) => ({ ...resultOf(call as RpcCall), id: String((call as RpcCall).id) })),
    }))
    expect((await callMany(2)).map((answer) => 'value' in answer && answer.value)).toEqual(['call_0', 'call_1'])
    expect(sizes).toEqual([2])
  })
})
