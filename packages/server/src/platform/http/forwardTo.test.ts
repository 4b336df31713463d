import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../log/createLog.js'
import { createNoTracing } from '../tracing/Tracing.js'
import { forwardTo } from './forwardTo.js'

const log = createLog('silent')
const sender = { incoming: { socket: { remoteAddress: '198.51.100.7' } } } as never

/** Starts an API that records its requests and responds with a redirect. */
async function startApi() {
  const requests: { readonly request: IncomingMessage; readonly body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ request, body })
      response.writeHead(302, { location: 'http://elsewhere.example/', 'x-kept': 'yes' }).end('moved')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`, requests }
}

describe('forwardTo', () => {
  it('sends path, query, body and the address of the client, and returns the response without following it', async () => {
    const { url, requests } = await startApi()
    const headers = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: '{"a":1}' }
    const request = new Request('http://login.example//v1/a?chainId=eip155:1', init)
    const answer = await forwardTo(url, { trustProxy: 0, log, tracing: createNoTracing() }).fetch(request, sender)
    expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([302, 'yes', 'moved'])
    const [received] = requests
    expect([received?.request.method, received?.request.url, received?.body]).toEqual([
      'POST',
      '/base//v1/a?chainId=eip155:1',
      '{"a":1}',
    ])
    // An untrusted sender can't choose its own address.
    expect(received?.request.headers['x-forwarded-for']).toBe('198.51.100.7')
  })

  it('refuses bodies over 8 MiB, and responds with 502 if the server does not respond', async () => {
    const { url, requests } = await startApi()
    const large = { method: 'POST', body: new Uint8Array(8 * 1024 * 1024 + 1) }
    const { fetch } = forwardTo(url, { trustProxy: 0, log, tracing: createNoTracing() })
    expect((await fetch(new Request('http://login.example/v1', large), sender)).status).toBe(413)
    expect(requests).toEqual([])
    const unreachable = forwardTo('http://127.0.0.1:9', { trustProxy: 0, log, tracing: createNoTracing() })
    expect((await unreachable.fetch(new Request('http://login.example/v1'), sender)).status).toBe(502)
  })
})
