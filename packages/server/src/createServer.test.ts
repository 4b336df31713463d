import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createServer } from './createServer.js'
import { connectRelayClient } from './testing/connectRelayClient.js'
import { createClientIdentity, createClientToken } from './testing/createClientToken.js'
import { startTestServer, temporaryDirectory } from './testing/startTestServer.js'

const topic = '11'.repeat(32)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('createServer', () => {
  it('reports its health in one line of text', async () => {
    const { url } = await startTestServer()
    const response = await fetch(`${url}/health`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/^OK v\d+\.\d+\.\d+, hash: [0-9a-f]{7}, features: \S+, uptime: \d+ seconds$/)
  })

  it('puts a new request ID on every response, errors and upgrades included', async () => {
    const { url } = await startTestServer()
    const ask = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init)
    const answers = await Promise.all([
      ask('/health', { headers: { 'x-request-id': 'mine' } }),
      ask('/nothing'),
      ask('/v1', { method: 'POST', body: '{}' }),
      ask('/getWallets?page=x'),
      ask('/health', { method: 'OPTIONS' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 400, 204])
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    for (const id of ids) expect(id).toMatch(uuid)
    expect(new Set(ids).size).toBe(ids.length)
    const socket = new WebSocket(`${url.replace('http', 'ws')}/?auth=${createClientToken(createClientIdentity())}`)
    const [response] = await once(socket, 'upgrade')
    expect(response.headers['x-request-id']).toMatch(uuid)
    socket.terminate()
  })

  it('allows pages of any origin', async () => {
    const { url } = await startTestServer()
    const preflight = await fetch(`${url}/v1`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-sdk-type,x-sdk-version',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(',')
    expect(allowed).toEqual(expect.arrayContaining(['content-type', 'x-sdk-type', 'x-sdk-version']))
  })

  it('responds to everything it accepted before it closes its sockets with 1001', async () => {
    const server = await startTestServer()
    const client = await connectRelayClient({ url: server.url })
    const closed = once(client.socket, 'close')
    const messages = Array.from({ length: 50 }, (_, index) => `m${index}`)
    const answers = messages.map((message) => client.call('irn_publish', { topic, message, ttl: 300, tag: 1 }))
    const settled = Promise.allSettled(answers)
    await answers[0]
    await server.stop()
    expect((await closed)[0]).toBe(1001)
    const accepted = (await settled).filter(({ status }) => status === 'fulfilled').length
    expect(accepted).toBeGreaterThan(0)
    const next = await startTestServer({ dataDir: server.dataDir })
    const wallet = await connectRelayClient({ url: next.url })
    await wallet.call('irn_subscribe', { topic })
    expect((await wallet.received(accepted)).map((push) => push.params.data.message)).toEqual(
      messages.slice(0, accepted),
    )
  })

  it('finishes a pending request before it stops', async () => {
    const node = createHttpServer().listen(0, '127.0.0.1')
    await once(node, 'listening')
    const upstream = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
    const requested = once(node, 'request')
    const server = await startTestServer({ chains: { 'eip155:1': upstream } })
    const answer = fetch(`${server.url}/v1?chainId=eip155:1`, { method: 'POST', body: '{"method":"eth_call"}' })
    const [, response] = await requested
    const stopped = server.stop()
    response.end('{"result":"0x1"}')
    expect(await (await answer).json()).toEqual({ jsonrpc: '2.0', id: null, result: '0x1' })
    await stopped
    node.closeAllConnections()
    node.close()
  })

  it('stops within the limit if a client does not return the close frame, and can be stopped twice', async () => {
    const server = await startTestServer({ drainLimitMs: 100 })
    const client = await connectRelayClient({ url: server.url })
    client.socket.pause()
    const closed = once(client.socket, 'close')
    await Promise.all([server.stop(), server.stop()])
    client.socket.resume()
    await closed
    await expect(fetch(`${server.url}/health`)).rejects.toThrow()
  })

  it('pings every socket in time and closes those that stay silent', async () => {
    const { url } = await startTestServer({ relay: { pingIntervalMs: 60 } })
    const connect = (autoPong: boolean) =>
      new WebSocket(`${url.replace('http', 'ws')}/?auth=${createClientToken(createClientIdentity())}`, { autoPong })
    const [answering, silent] = [connect(true), connect(false)]
    let pings = 0
    answering.on('ping', () => {
      pings += 1
    })
    const [code] = await once(silent, 'close')
    expect(code).toBe(1006)
    await expect.poll(() => pings).toBeGreaterThan(2)
    expect(answering.readyState).toBe(WebSocket.OPEN)
    answering.terminate()
  })

  it('does nothing before it is started, and refuses an invalid configuration immediately', async () => {
    const dataDir = temporaryDirectory()
    const idle = createServer({ dataDir, port: 0 })
    await idle.stop()
    expect(() => createServer({ port: 70_000, chains: { mainnet: 'ftp://x' } })).toThrow(/port: .*\n.*chains/s)
  })
})
