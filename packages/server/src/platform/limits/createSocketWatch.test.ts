import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { createClientIdentity, createClientToken } from '../../testing/createClientToken.js'
import { startTestServer } from '../../testing/startTestServer.js'
import { createSocketWatch } from './createSocketWatch.js'

const chain = 'eip155:31337'
const looseLimits = { maxFramesPerSecond: 1_000_000, maxBytesPerSecond: 1_000_000_000 }

/** A watched socket of a server, both ends. */
async function join(limits = looseLimits) {
  const watch = createSocketWatch({ limits, now: Date.now })
  const sockets = watch.createServer(1024 * 1024)
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const open = async () => {
    const accepted = new Promise<WebSocket>((resolve) => {
      server.once('upgrade', (request, stream, head) =>
        sockets.handleUpgrade(request, stream, head, (socket) => {
          watch.watch(socket, stream, '192.0.2.1')
          resolve(socket)
        }),
      )
    })
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    onTestFinished(() => client.terminate())
    client.on('error', () => undefined)
    return { client, accepted: await accepted }
  }
  return { ...(await open()), open }
}

/** A fake node WebSocket that behaves as a test specifies. */
async function startSocketNode(onClient: (socket: WebSocket) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', onClient)
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a WebSocket responds to pings, and queues no pongs for a client that never reads', async () => {
  const { client, accepted } = await join()
  await once(client, 'open')
  client.ping('a')
  expect(String((await once(client, 'pong'))[0])).toBe('a')
  client.pause()
  let received = 0
  accepted.on('ping', () => {
    received += 1
  })
  // More pongs than fit into the system buffers of both ends.
  const wanted = 200_000
  for (let sent = 0; sent < wanted; sent += 1000) {
    for (let index = 0; index < 1000; index += 1) client.ping('x'.repeat(120))
    await expect.poll(() => client.bufferedAmount, { interval: 1 }).toBeLessThan(1024 * 1024)
  }
  await expect.poll(() => received).toBe(wanted)
  expect(accepted.bufferedAmount).toBeLessThan(128 * 1024)
})

it.each([
  ['pings', (client: WebSocket) => client.ping()],
  ['pongs', (client: WebSocket) => client.pong()],
  ['messages', (client: WebSocket) => client.send('x')],
])('the socket watch closes a socket that sends too many %s with 1008', async (_, send) => {
  const { client } = await join({ ...looseLimits, maxFramesPerSecond: 20 })
  await once(client, 'open')
  const closed = once(client, 'close')
  for (let sent = 0; sent < 230; sent += 1) send(client)
  expect((await closed)[0]).toBe(1008)
})

it('the socket watch closes a socket that sends too many bytes, also in fragments of messages', async () => {
  const { client } = await join({ ...looseLimits, maxBytesPerSecond: 1000 })
  await once(client, 'open')
  const closed = once(client, 'close')
  for (let sent = 0; sent < 120; sent += 1) client.send('x'.repeat(100), { fin: false })
  expect((await closed)[0]).toBe(1008)
})

it('the socket watch counts the traffic of all sockets of an address together, including closed ones', async () => {
  const { client, open } = await join({ ...looseLimits, maxFramesPerSecond: 10 })
  let socket = client
  let closedAfter = 0
  for (; closedAfter < 15; closedAfter += 1) {
    if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open')
    for (let sent = 0; sent < 90; sent += 1) socket.send('x')
    const answered = once(socket, 'pong').then(() => 'pong')
    const closed = once(socket, 'close').then(([code]) => code)
    socket.ping()
    const outcome = await Promise.race([answered, closed])
    if (outcome === 1008) break
    expect(outcome).toBe('pong')
    socket.terminate()
    socket = (await open()).client
  }
  // Of a thousand frames, 91 on each socket.
  expect(closedAfter).toBeGreaterThanOrEqual(10)
  expect(closedAfter).toBeLessThan(15)
})

it('the socket watch guards relay and node sockets alike, without affecting other sockets', async () => {
  const wsUrl = await startSocketNode((socket) => socket.on('message', (data) => socket.send(String(data))))
  const { url } = await startTestServer({
    chains: { [chain]: { upstreams: [{ url: 'http://127.0.0.1:1', wsUrl }] } },
    sockets: { maxFramesPerSecond: 20 },
  })
  const calm = await connectRelayClient({ url })
  const base = url.replace('http', 'ws')
  for (const path of [
    `/?projectId=p&auth=${createClientToken(createClientIdentity())}`,
    `/ws?projectId=p&chainId=${chain}`,
  ]) {
    const client = new WebSocket(base + path)
    await once(client, 'open')
    client.ping('a')
    expect(String((await once(client, 'pong'))[0])).toBe('a')
    const closed = once(client, 'close')
    for (let sent = 0; sent < 230; sent += 1) client.ping()
    expect((await closed)[0]).toBe(1008)
  }
  expect(await calm.call('irn_subscribe', { topic: 'aa'.repeat(32) })).toEqual(expect.any(String))
})

it('the socket watch terminates a socket that does not read the close frame either', async () => {
  const { url } = await startTestServer({ sockets: { maxFramesPerSecond: 20 } })
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  const token = createClientToken(createClientIdentity())
  socket.write(
    `GET /?projectId=p&auth=${token} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  )
  await once(socket, 'data')
  // Masked pings without content.
  socket.write(Buffer.concat(Array.from({ length: 230 }, () => Buffer.from([0x89, 0x80, 0, 0, 0, 0]))))
  socket.resume()
  await once(socket, 'close')
})
