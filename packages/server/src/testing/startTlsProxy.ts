import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer, type ServerOptions } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { createCertificate } from './createCertificate.js'

/** Faults of {@link startTlsProxy}. */
export type ProxyFaults = {
  /** Days until the certificate expires. Default: 90. */
  readonly days?: number
  readonly tls?: ServerOptions
  /** Responds instead of the server. Returns whether it did. */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Handles an upgrade instead of the server. Returns whether it did. */
  readonly upgrade?: (request: IncomingMessage, socket: Socket) => boolean
  /** Sees the bytes of each WebSocket that the server sends. */
  readonly watch?: (client: Socket, bytes: Buffer) => void
  /** Headers that replace those of the server. */
  readonly headers?: Readonly<Record<string, string | string[]>>
}

/** Starts a TLS proxy in front of a server on a free loopback port, with a certificate of its own. It stops after the test. */
export async function startTlsProxy(target: string, faults: ProxyFaults = {}) {
  const { hostname, port } = new URL(target)
  const { key, cert } = createCertificate({ days: faults.days ?? 90 })
  const open = new Set<{ destroy(): void }>()
  const server = createServer({ key, cert, ...faults.tls }, (incoming, response) => {
    if (faults.answer?.(incoming, response) === true) return void incoming.resume()
    const { method, url: path, headers } = incoming
    const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...faults.headers })
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  server.on('upgrade', (incoming: IncomingMessage, client: Socket, first: Buffer) => {
    client.on('error', () => client.destroy())
    if (faults.upgrade?.(incoming, client) === true) return
    const upstream = connect(Number(port), hostname, () => {
      const { rawHeaders } = incoming
      const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(first)
      client.pipe(upstream)
    })
    open.add(upstream)
    upstream.on('data', (bytes) => {
      client.write(bytes)
      faults.watch?.(client, bytes)
    })
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, cert }
}
