import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { ServerConfigInput } from '../../../config/parseConfig.js'
import { connectRelayClient } from '../../../testing/connectRelayClient.js'
import { until } from '../../../testing/startNode.js'
import { startTestServer } from '../../../testing/startTestServer.js'

const chain = 'eip155:31337'

/** A fake node WebSocket that sends what a test specifies. */
async function startSocketNode(onClient: (socket: WebSocket) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const sockets: WebSocket[] = []
  server.on('connection', (socket) => {
    sockets.push(socket)
    onClient(socket)
  })
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate()
    server.close()
  })
  return { wsUrl: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets }
}

const echo = (socket: WebSocket) => socket.on('message', (data, binary) => socket.send(data, { binary }))

async function startProxy(wsUrls: readonly string[], more: ServerConfigInput = {}, methods = ['*']) {
  const upstreams = wsUrls.map((wsUrl, at) => ({ url: `http://127.0.0.1:1/${at}`, wsUrl }))
  const server = await startTestServer({
    chains: { [chain]: { upstreams, methods }, 'eip155:2': 'http://127.0.0.1:1' },
    drainLimitMs: 1000,
    ...more,
  })
  const base = server.url.replace('http', 'ws')
  const open = (path = `/v1?chainId=${chain}&projectId=p`, options = {}) => {
    const socket = new WebSocket(base + path, options)
    onTestFinished(() => socket.terminate())
    return socket
  }
  return { ...server, open }
}

/** The HTTP response to a refused upgrade. */
async function rejection(socket: WebSocket) {
  socket.on('error', () => undefined)
  const [, response] = await once(socket, 'unexpected-response')
  let body = ''
  for await (const chunk of response) body += chunk
  return { status: response.statusCode, json: JSON.parse(body), id: response.headers['x-request-id'] }
}

describe('WebSocket proxy', () => {
  it('forwards messages verbatim in both directions, text and binary', async () => {
    const { open } = await startProxy([(await startSocketNode(echo)).wsUrl])
    for (const path of ['/v1', '/v1/', '/ws']) {
      const socket = open(`${path}?chainId=${encodeURIComponent(chain)}&projectId=p`)
      // Sent before the node's side is open.
      await once(socket, 'open')
      for (const [data, binary] of [
        ['{"id" : 1e400 }', false],
        [Buffer.from([0, 255, 1]), true],
        ['', false],
      ] as const) {
        socket.send(data, { binary })
        const [given, isBinary] = await once(socket, 'message')
        expect([given.toString('hex'), isBinary]).toEqual([Buffer.from(data).toString('hex'), binary])
      }
      socket.close()
    }
  })

  it('charges each call, also of a batch, to the quota of a project, and forwards nothing beyond it', async () => {
    const node = await startSocketNode(echo)
    const projects = [{ id: 'p', quota: { perDay: 4 } }]
    const { open } = await startProxy([node.wsUrl], { projects })
    const socket = open()
    await once(socket, 'open')
    const ask = async (body: unknown) => {
      socket.send(JSON.stringify(body))
      return JSON.parse((await once(socket, 'message'))[0].toString())
    }
    const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'eth_blockNumber' })
    expect(await ask([call(1), call(2), call(3)])).toEqual([call(1), call(2), call(3)])
    expect(await ask([call(4), call(5)])).toMatchObject([
      { id: 4, error: { code: -32_005 } },
      { id: 5, error: { code: -32_005 } },
    ])
    expect(await ask(call(6))).toEqual(call(6))
    expect(await ask(call(7))).toMatchObject({ id: 7, error: { code: -32_005 } })
  })

  it('loses nothing that the node sends immediately', async () => {
    const node = await startSocketNode((socket) => socket.send('hello'))
    const { open } = await startProxy([node.wsUrl])
    expect((await once(open(), 'message'))[0].toString()).toBe('hello')
  })

  it('connects to the next node when one refuses, and responds with 410 when all refuse', async () => {
    const good = await startSocketNode(echo)
    const { open } = await startProxy(['ws://127.0.0.1:1', good.wsUrl])
    await once(open(), 'open')
    const without = await startProxy(['ws://127.0.0.1:1'])
    expect(await rejection(without.open())).toMatchObject({
      status: 410,
      json: { status: 'FAILED', reasons: [{ field: 'chainId' }] },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('refuses unknown projects, origins and chains', async () => {
    const node = await startSocketNode(echo)
    const projects = [{ id: 'p', allowedOrigins: ['https://app.example'] }]
    const { open } = await startProxy([node.wsUrl], { projects })
    const cases: [string, object, number][] = [
      [`/v1?chainId=${chain}`, {}, 401],
      [`/v1?chainId=${chain}&projectId=x`, {}, 401],
      [`/v1?chainId=${chain}&projectId=p`, { origin: 'https://evil.example' }, 403],
      ['/v1?chainId=eip155:9&projectId=p', {}, 400],
      ['/ws?chainId=eip155:2&projectId=p', {}, 400],
      ['/ws?chainId=&projectId=p', {}, 400],
    ]
    for (const [path, options, status] of cases) {
      expect([path, (await rejection(open(path, options))).status]).toEqual([path, status])
    }
    await once(open(undefined, { origin: 'https://app.example' }), 'open')
    expect(node.sockets).toHaveLength(1)
  })

  it('leaves every other upgrade to the relay', async () => {
    const { url } = await startProxy([(await startSocketNode(echo)).wsUrl])
    const client = await connectRelayClient({ url })
    expect(await client.call('irn_subscribe', { topic: 'a'.repeat(64) })).toEqual(expect.any(String))
    await client.close()
  })

  it('closes one end with the other, with its code and reason', async () => {
    const node = await startSocketNode((socket) => socket.on('message', () => socket.close(4001, 'enough')))
    const { open } = await startProxy([node.wsUrl])
    const socket = open()
    await once(socket, 'open')
    socket.send('x')
    const [code, reason] = await once(socket, 'close')
    expect([code, reason.toString()]).toEqual([4001, 'enough'])

    const second = open()
    await once(second, 'open')
    await until(() => node.sockets.length === 2)
    const closed = once(node.sockets[1] as WebSocket, 'close')
    second.close(4002, 'bye')
    expect((await closed)[0]).toBe(4002)

    const third = open()
    await once(third, 'open')
    await until(() => node.sockets.length === 3)
    node.sockets[2]?.terminate()
    expect((await once(third, 'close'))[0]).toBe(1014)
  })

  it('closes the socket of a client, or of a node, that sends too much at once', async () => {
    const node = await startSocketNode((socket) => {
      socket.on('error', () => undefined)
      socket.on('message', () => socket.send(Buffer.alloc(10 * 1024 * 1024 + 1)))
    })
    const { open } = await startProxy([node.wsUrl])
    for (const bytes of [2 * 1024 * 1024 + 1, 1]) {
      const socket = open()
      socket.on('error', () => undefined)
      await once(socket, 'open')
      socket.send(Buffer.alloc(bytes))
      expect((await once(socket, 'close'))[0]).toBe(1009)
    }
  })

  it('reads a node no faster than its client, and loses nothing', async () => {
    const size = 256 * 1024
    const count = 400
    let sent = 0
    const node = await startSocketNode((socket) => {
      const send = (): void => {
        if (sent >= count) return
        sent += 1
        socket.send(Buffer.alloc(size, sent % 256), send)
      }
      send()
    })
    const { open } = await startProxy([node.wsUrl])
    const socket = open()
    await once(socket, 'open')
    socket.pause()
    // Of a hundred megabytes, only what sockets and proxy buffer is in flight, a few megabytes.
    let before = -1
    while (sent > before) {
      before = sent
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    expect(sent).toBeLessThan(count / 2)
    let received = 0
    socket.on('message', (data: Buffer) => {
      received += 1
      expect(data[0]).toBe(received % 256)
    })
    socket.resume()
    await until(() => received === count)
  })

  it('forwards only listed methods for chains that list them', async () => {
    const heard: string[] = []
    const node = await startSocketNode((socket) =>
      socket.on('message', (data) => {
        heard.push(data.toString())
        socket.send('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
      }),
    )
    const { open } = await startProxy([node.wsUrl], {}, ['eth_call', 'eth_subscribe'])
    const socket = open()
    await once(socket, 'open')
    const ask = async (text: string) => {
      socket.send(text)
      return JSON.parse((await once(socket, 'message'))[0].toString())
    }
    expect(await ask('{"id":1,"method":"eth_subscribe","METHOD":"admin_peers"}')).toMatchObject({ result: '0x1' })
    expect(heard).toEqual(['{"jsonrpc":"2.0","id":1,"method":"eth_subscribe"}'])
    expect(await ask('{"id":2,"method":"admin_peers"}')).toMatchObject({ id: 2, error: { code: -32_601 } })
    expect(await ask('[{"id":3,"method":"eth_call"},{"id":4,"method":"admin_peers"}]')).toMatchObject([
      { id: 3, error: { code: -32_601 } },
      { id: 4, error: { code: -32_601 } },
    ])
    socket.send('{"id":1,')
    expect((await once(socket, 'close'))[0]).toBe(1008)
    expect(heard).toHaveLength(1)
  })

  it('charges calls like HTTP calls, from the same bucket, and responds to the rest instead of the node', async () => {
    const heard: string[] = []
    const node = await startSocketNode((socket) => socket.on('message', (data) => heard.push(String(data))))
    const rateLimits = { rpc: { points: 10, windowMs: 600_000 } }
    const { open, url } = await startProxy([node.wsUrl], { rateLimits }, ['safe'])
    const socket = open()
    await once(socket, 'open')
    const call = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"eth_call"}`
    socket.send(`[${[1, 2, 3, 4].map(call)}]`)
    socket.send(call(5))
    await until(() => heard.length === 2)
    const overHttp = await fetch(`${url}/v1?chainId=${chain}&projectId=p`, { method: 'POST', body: call(6) })
    expect(overHttp.headers.get('ratelimit-remaining')).toBe('4')
    socket.send(`[${[7, 8, 9, 10, 11].map(call)}]`)
    const refused = { error: { code: -32_005 } }
    const [answer] = await once(socket, 'message')
    expect(JSON.parse(String(answer))).toMatchObject([7, 8, 9, 10, 11].map((id) => ({ id, ...refused })))
    socket.send(call(12))
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ id: 12, ...refused })
    expect(heard).toHaveLength(2)
  })

  it('refuses a batch of more than 1000 calls with one short response, within and beyond the rate limit', async () => {
    const heard: string[] = []
    const node = await startSocketNode((socket) => socket.on('message', (data) => heard.push(String(data))))
    const rateLimits = { rpc: { points: 1500, windowMs: 600_000 } }
    const { open } = await startProxy([node.wsUrl], { rateLimits })
    const socket = open()
    await once(socket, 'open')
    const batch = `[${new Array(100_000).fill('{}').join()}]`
    for (const code of [-32_600, -32_005]) {
      socket.send(batch)
      const [answer] = await once(socket, 'message')
      expect(JSON.parse(String(answer))).toMatchObject({ id: null, error: { code } })
    }
    expect(heard).toEqual([])
  })

  it('keeps the order of concurrent messages', async () => {
    const heard: number[] = []
    const node = await startSocketNode((socket) =>
      socket.on('message', (data) => heard.push(JSON.parse(String(data)).id)),
    )
    const { open } = await startProxy([node.wsUrl], {}, ['safe'])
    const socket = open()
    await once(socket, 'open')
    const ids = Array.from({ length: 500 }, (_, id) => id)
    for (const id of ids) socket.send(`{"jsonrpc":"2.0","id":${id},"method":"eth_subscribe"}`)
    await until(() => heard.length === ids.length)
    expect(heard).toEqual(ids)
  })

  it('counts the open sockets of an address, of nodes and of the relay, however they close', async () => {
    const { open } = await startProxy([(await startSocketNode(echo)).wsUrl], {
      rateLimits: { connect: { points: 4, windowMs: 600_000 } },
      projects: [{ id: 'p' }],
    })
    for (const path of ['/?projectId=p', '/?projectId=none&auth=x']) {
      const refused = open(path)
      expect((await once(refused, 'close'))[0]).toBe(3000)
    }
    expect((await rejection(open('/ws?chainId=eip155:9&projectId=p'))).status).toBe(400)
    await once(open(), 'open')
    for (const path of ['/?projectId=p', undefined, '/ws?chainId=eip155:9&projectId=p'])
      expect(await rejection(open(path))).toMatchObject({ status: 429, json: { reasons: [{ field: 'rate_limited' }] } })
  })

  it('closes its sockets with 1001 when the server stops', async () => {
    const { open, stop } = await startProxy([(await startSocketNode(echo)).wsUrl])
    const socket = open()
    await once(socket, 'open')
    const closed = once(socket, 'close')
    await stop()
    expect((await closed)[0]).toBe(1001)
  })

  it('drops a client that disconnects while the node is connecting', async () => {
    let requested = 0
    const silent = createServer().on('upgrade', () => {
      requested += 1
    })
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => {
      silent.closeAllConnections()
      silent.close()
    })
    const { url, stop } = await startProxy([`ws://127.0.0.1:${(silent.address() as AddressInfo).port}`])
    const request = httpRequest(`${url}/ws?chainId=${chain}&projectId=p`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': `${'A'.repeat(22)}==`,
      },
    })
    request.on('error', () => undefined)
    request.end()
    await until(() => requested === 1)
    request.destroy()
    await stop()
  })

  it('refuses an upgrade with an invalid address, and keeps running', async () => {
    const { url, open } = await startProxy([(await startSocketNode(echo)).wsUrl])
    for (const path of ['//', '/v1?chainId=%ff', '/%', '//[', '/v1?%&chainId=']) {
      const request = httpRequest(url, {
        path,
        headers: {
          connection: 'upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': `${'A'.repeat(22)}==`,
        },
      })
      request.on('error', () => undefined)
      request.end()
      await new Promise((resolve) => {
        request.on('response', resolve).on('upgrade', resolve).on('close', resolve)
      })
      request.destroy()
    }
    await once(open(), 'open')
  })
})
