import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../testing/startTestServer.js'
import { createChainGateway, NoUpstreamAnswered } from './createChainGateway.js'

const CHAIN = 'eip155:31337'
const REFUSING = await closedUrl()

/** An address where nobody listens. */
async function closedUrl(): Promise<string> {
  const server = createHttpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return `http://127.0.0.1:${port}`
}

/** A node of a chain, and what it was asked. */
async function startNode(answer: RequestListener | string) {
  const bodies: string[] = []
  const server = createHttpServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    if (typeof answer === 'string') response.setHeader('content-type', 'application/json').end(answer)
    else answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies }
}

const ok = (result: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, result })
const rpcError = (code: number, message: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } })
const call = (method: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })

function gatewayOver(urls: readonly string[], more = {}) {
  const gateway = createChainGateway({
    chains: { [CHAIN]: urls },
    fetch,
    now: Date.now,
    tryMs: 200,
    totalMs: 500,
    ...more,
  })
  return async (body: string) => {
    const signal = new AbortController().signal
    try {
      return (await gateway.forward(CHAIN, body, signal)).body
    } catch (error) {
      if (error instanceof NoUpstreamAnswered) return error.attempts
      throw error
    }
  }
}

describe('createChainGateway', () => {
  it('goes to the next node when one refuses, is broken, overloaded or silent', async () => {
    const broken = await startNode((_, response) => response.writeHead(502).end('bad'))
    const limited = await startNode(rpcError(-32_005, 'rate limit exceeded'))
    const silent = await startNode(() => undefined)
    const good = await startNode(ok('0x1'))
    for (const first of [REFUSING, broken.url, limited.url, silent.url]) {
      expect(await gatewayOver([first, good.url])(call('eth_blockNumber'))).toBe(ok('0x1'))
    }
    expect(good.bodies).toHaveLength(4)
  })

  it('asks a node that just failed only after the others', async () => {
    const broken = await startNode((_, response) => response.writeHead(500).end())
    const good = await startNode(ok('0x1'))
    const forward = gatewayOver([broken.url, good.url])
    for (let turn = 0; turn < 3; turn += 1) expect(await forward(call('eth_blockNumber'))).toBe(ok('0x1'))
    expect(broken.bodies).toHaveLength(1)
  })

  it('passes errors of the call itself through, and batches whole', async () => {
    const reverted = rpcError(3, 'execution reverted')
    const [first, second] = [await startNode(reverted), await startNode(ok('0x1'))]
    const forward = gatewayOver([first.url, second.url])
    expect(await forward(call('eth_call'))).toBe(reverted)
    const batch = `[${call('eth_blockNumber')},${call('eth_gasPrice')}]`
    await forward(batch)
    expect(first.bodies.at(-1)).toBe(batch)
    expect(second.bodies).toEqual([])
  })

  it('gives up when all fail or the time is over, whatever is left to ask', async () => {
    const silent = await startNode(() => undefined)
    const never = await startNode(() => undefined)
    const startedMs = performance.now()
    expect(await gatewayOver([silent.url, silent.url, silent.url, never.url])(call('eth_blockNumber'))).toHaveLength(3)
    expect(performance.now() - startedMs).toBeLessThan(9000)
    expect(never.bodies).toEqual([])
    expect(await gatewayOver([REFUSING])(call('eth_blockNumber'))).toEqual(['TypeError'])
  })

  it('never gives a transaction to a second node when the first may have taken it', async () => {
    const broken = await startNode((_, response) => response.writeHead(502).end())
    const silent = await startNode(() => undefined)
    const dropping = await startNode((request) => request.socket.destroy())
    const second = await startNode(ok('0xhash'))
    for (const first of [broken, silent, dropping]) {
      expect(await gatewayOver([first.url, second.url])(call('eth_sendTransaction'))).toHaveLength(1)
    }
    expect(await gatewayOver([broken.url, second.url])(call('eth_sendRawTransaction'))).toHaveLength(1)
    expect(
      await gatewayOver([broken.url, second.url])(`[${call('eth_call')},${call('eth_sendTransaction')}]`),
    ).toHaveLength(1)
    expect(second.bodies).toEqual([])
  })

  it('gives a transaction to the next node when nobody got it, and a signed one also when the line broke', async () => {
    const dropping = await startNode((request) => request.socket.destroy())
    const second = await startNode(ok('0xhash'))
    expect(await gatewayOver([REFUSING, second.url])(call('eth_sendTransaction'))).toBe(ok('0xhash'))
    expect(await gatewayOver([dropping.url, second.url])(call('eth_sendRawTransaction'))).toBe(ok('0xhash'))
  })

  it('refuses an answer that is too large', async () => {
    const large = await startNode(ok('x'.repeat(2000)))
    expect(await gatewayOver([large.url], { maxResponseBytes: 1000 })(call('eth_call'))).toEqual(['answer too large'])
    expect(await gatewayOver([large.url], { maxResponseBytes: 3000 })(call('eth_call'))).toBe(ok('x'.repeat(2000)))
  })
})

describe('POST /v1', () => {
  const post = (url: string, query: string, body: string) =>
    fetch(`${url}/v1${query}`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })

  it('passes calls to the node of the chain and its answer back, whatever the content type', async () => {
    const node = await startNode(ok('0x2a'))
    const { url } = await startTestServer({ chains: { [CHAIN]: node.url } })
    for (const path of [`?chainId=${CHAIN}&projectId=p`, `/?chainId=${encodeURIComponent(CHAIN)}`]) {
      const response = await post(url, path, call('eth_blockNumber'))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch('application/json')
      expect(await response.text()).toBe(ok('0x2a'))
    }
    expect(node.bodies).toEqual([call('eth_blockNumber'), call('eth_blockNumber')])
  })

  it('answers what it knows itself, for single calls', async () => {
    const node = await startNode('[]')
    const { url } = await startTestServer({ chains: { [CHAIN]: node.url } })
    const ask = async (method: string) => {
      const answer = (await (await post(url, `?chainId=${CHAIN}`, call(method))).json()) as { result: unknown }
      return answer.result
    }
    expect(await Promise.all(['eth_chainId', 'net_version', 'net_listening'].map(ask))).toEqual([
      '0x7a69',
      '31337',
      true,
    ])
    expect(node.bodies).toEqual([])
    await post(url, `?chainId=${CHAIN}`, `[${call('eth_chainId')}]`)
    expect(node.bodies).toHaveLength(1)
  })

  it('takes batches of 1000 and no more', async () => {
    const node = await startNode('[]')
    const { url } = await startTestServer({ chains: { [CHAIN]: node.url } })
    const batch = (size: number) =>
      JSON.stringify(Array.from({ length: size }, (_, id) => ({ id, method: 'eth_call' })))
    expect((await post(url, `?chainId=${CHAIN}`, batch(1000))).status).toBe(200)
    expect((await post(url, `?chainId=${CHAIN}`, batch(1001))).status).toBe(400)
    expect(node.bodies).toHaveLength(1)
  })

  it('names the chain that is missing, unknown or without a node', async () => {
    const { url } = await startTestServer({ chains: { [CHAIN]: REFUSING } })
    const missing = await post(url, '?projectId=p', call('eth_call'))
    expect([missing.status, await missing.text()]).toEqual([400, 'The query parameter chainId is missing'])
    const failed = { status: 'FAILED', reasons: [{ field: 'chainId', description: expect.any(String) }] }
    const unknown = await post(url, '?chainId=eip155:5', call('eth_call'))
    expect([unknown.status, await unknown.json()]).toEqual([400, failed])
    const down = await post(url, `?chainId=${CHAIN}`, call('eth_call'))
    expect([down.status, await down.json()]).toEqual([503, failed])
  })

  it('serves listed projects only, and bodies up to 2 MiB', async () => {
    const node = await startNode(ok('0x1'))
    const { url } = await startTestServer({ chains: { [CHAIN]: node.url }, projects: [{ id: 'mine' }] })
    const status = async (query: string, body = call('eth_call')) => (await post(url, query, body)).status
    expect(await status(`?chainId=${CHAIN}&projectId=mine`)).toBe(200)
    expect(await status(`?chainId=${CHAIN}&projectId=other`)).toBe(401)
    expect(await status(`?chainId=${CHAIN}`)).toBe(401)
    expect(await status(`?chainId=${CHAIN}&projectId=mine`, 'x'.repeat(2 * 1024 * 1024 + 1))).toBe(413)
  })

  it('lists its chains, and asks for POST where it is needed', async () => {
    const { url } = await startTestServer({ chains: { 'eip155:1': REFUSING, 'eip155:10': REFUSING } })
    const response = await fetch(`${url}/v1/supported-chains?projectId=p`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
    expect(await response.json()).toEqual({ http: ['eip155:1', 'eip155:10'], ws: [] })
    expect((await fetch(`${url}/v1?chainId=eip155:1`)).status).toBe(426)
  })
})
