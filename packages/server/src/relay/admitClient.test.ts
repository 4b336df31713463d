import { once } from 'node:events'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { createClientIdentity, createClientToken } from '../testing/createClientToken.js'
import { startTestServer } from '../testing/startTestServer.js'

/** Connects and returns how the socket ended, or `open` if it was still open after the relay answered a request. */
async function outcome(url: string, query: string, headers: Record<string, string> = {}): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${query}`, { headers })
  const ended = once(socket, 'close').then(([code, reason]) => `${code} ${reason}`)
  socket.on('open', () => socket.send('{"id":1,"jsonrpc":"2.0","method":"irn_nothing"}'))
  const answered = once(socket, 'message').then(() => 'open')
  const result = await Promise.race([ended, answered])
  socket.terminate()
  return result
}

const token = (claims: Record<string, unknown> = {}) => createClientToken(createClientIdentity(), claims)
const future = Math.floor(Date.now() / 1000) + 3600

it('the relay accepts a token from the query or as bearer, on any path, from any project in open mode', async () => {
  const { url } = await startTestServer()
  expect(await outcome(url, `?auth=${token()}&projectId=x&ua=wc-2/js-2.21.8&useOnCloseEvent=true`)).toBe('open')
  expect(await outcome(url, `any/path?auth=${token()}`)).toBe('open')
  expect(await outcome(url, '?projectId=x', { authorization: `Bearer ${token()}` })).toBe('open')
})

it('the relay accepts the upgrade and closes with 3000 and the reason for an invalid token', async () => {
  const { url } = await startTestServer({ relay: { audiences: ['wss://relay.example'] } })
  expect(await outcome(url, '?projectId=x')).toBe('3000 JWT validation error: no token')
  expect(await outcome(url, `?auth=${token({ iat: future })}`)).toBe(
    '3000 JWT validation error: JWT Token is not yet valid',
  )
  expect(await outcome(url, '?auth=nonsense')).toBe('3000 JWT validation error: malformed token')
  expect(await outcome(url, `?auth=${token()}`)).toBe('3000 JWT validation error: audience not accepted')
  expect(await outcome(url, `?auth=${token({ aud: 'wss://relay.example' })}`)).toBe('open')
})

it('the relay accepts only the listed projects and their origins', async () => {
  const { url } = await startTestServer({
    projects: [{ id: 'p1', allowedOrigins: ['https://app.example', '*.dev.example'] }],
  })
  const query = (id: string) => `?projectId=${id}&auth=${token()}`
  expect(await outcome(url, query('p2'))).toBe('3000 Unauthorized: invalid key')
  expect(await outcome(url, `?auth=${token()}`)).toBe('3000 Unauthorized: invalid key')
  expect(await outcome(url, query('p1'), { origin: 'https://evil.example' })).toBe(
    '3000 Unauthorized: origin not allowed',
  )
  expect(await outcome(url, query('p1'), { origin: 'null' })).toBe('3000 Unauthorized: origin not allowed')
  expect(await outcome(url, query('p1'), { origin: 'https://app.example' })).toBe('open')
  expect(await outcome(url, query('p1'), { origin: 'http://a.dev.example:3000' })).toBe('open')
  // Native wallets send no origin.
  expect(await outcome(url, query('p1'))).toBe('open')
})

it('the relay refuses further sockets of one address, and accepts new ones when others close', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxSocketsPerIp: 2 } } })
  const first = await connectRelayClient({ url })
  await connectRelayClient({ url })
  expect(await outcome(url, `?auth=${token()}`)).toBe('1013 Too many connections')
  await first.close()
  await expect.poll(() => outcome(url, `?auth=${token()}`)).toBe('open')
})

it('the relay counts addresses behind a trusted proxy by its forwarded header', async () => {
  const { url } = await startTestServer({ trustProxy: 1, relay: { limits: { maxSocketsPerIp: 1 } } })
  const hold = (forwarded: string) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/?auth=${token()}`, {
      headers: { 'x-forwarded-for': forwarded },
    })
    return once(socket, 'open').then(() => socket)
  }
  const sockets = [await hold('9.9.9.9, 1.1.1.1'), await hold('9.9.9.9, 2.2.2.2')]
  expect(await outcome(url, `?auth=${token()}`, { 'x-forwarded-for': '7.7.7.7, 1.1.1.1' })).toBe(
    '1013 Too many connections',
  )
  for (const socket of sockets) socket.terminate()
})
