import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../../testing/startTestServer.js'

const rpc = '/v1?chainId=eip155:1'
const chains = { 'eip155:1': 'http://127.0.0.1:9' }

/** A connection that sends what a test specifies; `answer` is everything received until it closed. */
function dial(url: string, options: { readonly localAddress?: string } = {}) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), ...options })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  const ended = new Promise((resolve) => socket.on('close', resolve))
  return { socket, text: () => text, answer: () => ended.then(() => text) }
}

/** Sends the head of a request with a 2 MB body, and the start of the body. */
function begin(socket: Socket, path: string, bytes: number, from = '192.0.2.1'): void {
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Length: 2000000\r\n\r\n${'x'.repeat(bytes)}`,
  )
}

const unread = [
  ['a line that is no HTTP', 'nonsense\r\n\r\n', 400],
  ['headers that are too large', `GET /health HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST /v1 HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['no host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an invalid host', 'GET /health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['an invalid path', 'GET http://[/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['an expectation', 'GET /health HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
] as const

it('the HTTP server responds to malformed requests like to every error, with a request ID, and keeps serving', async () => {
  const { url } = await startTestServer({ chains })
  for (const [what, text, status] of unread) {
    const broken = dial(url)
    broken.socket.write(text)
    const answer = await broken.answer()
    expect(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer, what).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/i)
    expect(answer, what).toMatch(/\r\naccess-control-allow-origin: \*\r\n/i)
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
    expect(body, what).toEqual({ status: 'FAILED', reasons: [{ field: '', description: expect.any(String) }] })
  }
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

it('the HTTP server responds to garbage after a request on the same connection', async () => {
  const { url } = await startTestServer({ chains })
  const { socket, text, answer } = dial(url)
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*uptime/)
  socket.write('nonsense\r\n\r\n')
  expect((await answer()).match(/^x-request-id: /gim)).toHaveLength(2)
})

it('the HTTP server counts and logs malformed requests, and nothing of their content', async () => {
  const lines: unknown[] = []
  const note = (fields: object) => void lines.push(fields)
  const log = { error: note, warn: note, info: note, debug: note }
  const { url, metricsUrl } = await startTestServer({ chains, metricsPort: 0 }, { log })
  const broken = dial(url)
  broken.socket.write('secret nonsense\r\n\r\n')
  const id = /x-request-id: (\S+)/.exec(await broken.answer())?.[1]
  expect(lines).toContainEqual({ requestId: id, route: 'unread', status: 400 })
  expect(JSON.stringify(lines)).not.toContain('nonsense')
  const figures = await (await fetch(`${metricsUrl}/metrics`)).text()
  expect(figures).toContain('kit_http_requests_total{method="unknown",route="unread",status="400"} 1')
})

it('the HTTP server refuses an unknown project before its body arrives, and stores nothing of it', async () => {
  const { url } = await startTestServer({ chains, projects: [{ id: 'known' }] })
  const attackers = Array.from({ length: 30 }, () => dial(url))
  for (const [index, { socket }] of attackers.entries())
    begin(socket, [rpc, '/e', '/v1/sessions/eip155:1:0x0', `${rpc}&projectId=guess`][index % 4] ?? '', 1000)
  for (const answer of await Promise.all(attackers.map((attacker) => attacker.answer())))
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})

it('the HTTP server refuses a caller over the rate limit before the body arrives', async () => {
  const { url } = await startTestServer({ chains, rateLimits: { rpc: { points: 2, windowMs: 60_000 } } })
  const attackers = [dial(url), dial(url), dial(url)]
  for (const { socket } of attackers) begin(socket, `${rpc}&projectId=a`, 1000)
  expect(await Promise.race(attackers.map((attacker) => attacker.answer()))).toMatch(/^HTTP\/1\.1 429 /)
})

it('the HTTP server times out missing bodies, trickling headers and silent connections', async () => {
  const { url } = await startTestServer({ chains, http: { requestMs: 1000, headersMs: 500, idleMs: 500 } })
  const startedMs = performance.now()
  const unfinished = dial(url)
  begin(unfinished.socket, `${rpc}&projectId=a`, 1000)
  const slow = dial(url)
  slow.socket.write('GET /health HTTP/1.1\r\n')
  const trickle = setInterval(() => slow.socket.write('x: y\r\n'), 100)
  onTestFinished(() => clearInterval(trickle))
  const silent = dial(url)
  const idle = dial(url)
  idle.socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await unfinished.answer()).toMatch(/^HTTP\/1\.1 408 /)
  expect(await slow.answer()).toMatch(/^HTTP\/1\.1 408 /)
  await silent.answer()
  expect(await idle.answer()).toMatch(/^HTTP\/1\.1 200 /)
  expect(performance.now() - startedMs).toBeLessThan(10_000)
})

it('the HTTP server limits unfinished bodies per address and in total, and keeps serving others', async () => {
  const { url } = await startTestServer({
    chains,
    trustProxy: 1,
    http: { maxBodyBytesPerAddress: 100_000, maxBodyBytes: 150_000 },
  })
  const ask = async (from: string) => {
    const init = { method: 'POST', body: `${'{"id":1,"method":"eth_chainId"}'}${' '.repeat(30_000)}` }
    return (await fetch(`${url}${rpc}`, { ...init, headers: { 'x-forwarded-for': from } })).status
  }
  const first = dial(url)
  begin(first.socket, rpc, 80_000)
  await expect.poll(() => ask('192.0.2.1')).toBe(429)
  expect(await ask('192.0.2.2')).toBe(200)
  const second = dial(url)
  begin(second.socket, '/v1/fungible/price', 60_000, '192.0.2.3')
  await expect.poll(() => ask('192.0.2.2')).toBe(503)
  first.socket.destroy()
  second.socket.destroy()
  await expect.poll(() => ask('192.0.2.1')).toBe(200)
})

it('the HTTP server limits the connections of one address, and accepts those of others', async () => {
  const { url } = await startTestServer({ chains, http: { maxConnectionsPerAddress: 3 } })
  const hold = (localAddress: string) => dial(url, { localAddress })
  const held = Array.from({ length: 3 }, () => hold('127.0.0.2'))
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')))
  const healthy = 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const ask = (localAddress: string) => {
    const one = hold(localAddress)
    one.socket.write(healthy)
    return one.answer()
  }
  expect(await ask('127.0.0.2')).toBe('')
  expect(await ask('127.0.0.3')).toMatch(/^HTTP\/1\.1 200 /)
  held[0]?.socket.destroy()
  await expect.poll(() => ask('127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /)
})
