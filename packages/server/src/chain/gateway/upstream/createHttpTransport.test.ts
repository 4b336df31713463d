import type { Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { closedUrl, startHttp } from '../../../testing/startNode.js'
import { createHttpTransport } from './createHttpTransport.js'
import type { TransportRequest } from './HttpTransport.js'

function setUp() {
  const transport = createHttpTransport()
  onTestFinished(() => transport.close())
  return (url: string, more: Partial<TransportRequest> = {}) =>
    transport.request({ method: 'POST', url, body: 'ä', signal: new AbortController().signal, maxBytes: 100, ...more })
}

it('the HTTP transport keeps connections alive, and retries on a new one when the node just closed the old one', async () => {
  const requested = new Map<Socket, number>()
  const { url } = await startHttp((request, response) => {
    const count = (requested.get(request.socket) ?? 0) + 1
    requested.set(request.socket, count)
    if (count === 3) request.socket.destroy()
    else request.pipe(response)
  })
  const ask = setUp()
  for (let turn = 0; turn < 3; turn += 1) expect((await ask(url)).body.toString()).toBe('ä')
  expect([...requested.values()]).toEqual([3, 1])
  await ask(url, { fresh: true })
  expect(requested.size).toBe(3)
})

it('the HTTP transport reports whether the node may have received the request', async () => {
  const ask = setUp()
  await expect(ask(await closedUrl())).rejects.toMatchObject({ cause: 'ECONNREFUSED', maybeDelivered: false })
  const dropping = await startHttp((request) => request.socket.destroy())
  await expect(ask(dropping.url)).rejects.toMatchObject({ cause: 'ECONNRESET', maybeDelivered: true })
  const silent = await startHttp(() => undefined)
  const signal = AbortSignal.timeout(300)
  await expect(ask(silent.url, { signal })).rejects.toMatchObject({ cause: 'timeout', maybeDelivered: true })
  await expect(ask(silent.url, { signal })).rejects.toMatchObject({ cause: 'timeout', maybeDelivered: false })
})

it('the HTTP transport reads at most its limit, and follows no redirects', async () => {
  const paths: string[] = []
  const { url } = await startHttp((request, response) => {
    paths.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
    if (request.url === '/far') response.writeHead(302, { location: '/near' }).end()
    else response.end('x'.repeat(request.url === '/long' ? 101 : 100))
  })
  const ask = setUp()
  await expect(ask(`${url}/long`)).rejects.toMatchObject({ cause: 'response too large' })
  expect((await ask(`${url}/short?key=1`, { method: 'GET' })).body).toHaveLength(100)
  expect((await ask(`${url}/far`)).status).toBe(302)
  await ask(url.replace('//', '//me:p%40ss@'))
  const login = Buffer.from('me:p@ss').toString('base64')
  expect(paths).toEqual(['POST /long', 'GET /short?key=1', 'POST /far', `POST / Basic ${login}`])
})
