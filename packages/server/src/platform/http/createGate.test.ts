import { once } from 'node:events'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { startTestServer } from '../../testing/startTestServer.js'
import { addressBlock } from '../limits/addressBlock.js'
import { matchesOrigin } from '../projects/matchesOrigin.js'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const long = 600_000

async function start(config: ServerConfigInput) {
  const { url } = await startTestServer({ trustProxy: 1, chains: { 'eip155:1': 'http://127.0.0.1:9' }, ...config })
  const ask = (path: string, from = '192.0.2.1', init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { 'x-forwarded-for': from, ...init.headers } })
  const rpc = (body: unknown, from?: string, project = 'a') =>
    ask(`/v1?chainId=eip155:1&projectId=${project}`, from, { method: 'POST', body: JSON.stringify(body) })
  return { url, ask, rpc }
}

const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }

it('the gate refuses a caller over the rate limit with a retry time, and serves others of the project', async () => {
  const { ask } = await start({ rateLimits: { read: { points: 3, windowMs: long } } })
  const path = '/getAnalyticsConfig?projectId=a'
  const first = await ask(path)
  expect(first.headers.get('ratelimit-limit')).toBe('3')
  expect(first.headers.get('ratelimit-remaining')).toBe('2')
  expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(590)
  await Promise.all([ask(path), ask(path)])
  const refused = await ask(path)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual({
    status: 'FAILED',
    reasons: [{ field: 'rate_limited', description: expect.any(String) }],
  })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(590)
  expect(wait).toBeLessThanOrEqual(600)
  expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  expect(refused.headers.get('x-request-id')).toMatch(uuid)
  expect((await ask(path, '192.0.2.2')).status).toBe(200)
  // Entries that a client writes into the header itself are ignored behind a proxy that appends.
  expect((await ask(path, '203.0.113.9, 192.0.2.1')).status).toBe(429)
  // Another group has its own bucket.
  expect((await ask('/e?projectId=a', '192.0.2.1', { method: 'POST', body: '{}' })).status).not.toBe(429)
})

it('the gate counts an IPv6 network as one caller, and each group, project and gateway batch separately', async () => {
  const { ask, rpc } = await start({
    projects: [{ id: 'a' }, { id: 'b' }],
    rateLimits: { read: { points: 1, windowMs: long }, rpc: { points: 10, windowMs: long } },
  })
  expect((await ask('/getAnalyticsConfig?projectId=a', '2001:db8::1')).status).toBe(200)
  expect((await ask('/getAnalyticsConfig?projectId=a', '2001:db8::ffff:2')).status).toBe(429)
  expect((await ask('/getAnalyticsConfig?projectId=a', '2001:db8:0:1::1')).status).toBe(200)
  expect((await ask('/getAnalyticsConfig?projectId=b', '2001:db8::1')).status).toBe(200)
  expect((await rpc([call, call, call, call])).headers.get('ratelimit-remaining')).toBe('6')
  expect((await rpc(Array.from({ length: 7 }, () => call))).status).toBe(429)
  expect((await rpc(call, undefined, 'b')).headers.get('ratelimit-remaining')).toBe('9')
})

it('the gate limits guesses of project IDs, and frees a bucket after its time', async () => {
  const { ask } = await start({ projects: [{ id: 'a' }], rateLimits: { write: { points: 2, windowMs: 1000 } } })
  const guess = (id: number) => ask(`/getAnalyticsConfig?projectId=guess${id}`)
  expect((await Promise.all([1, 2, 3].map(guess))).map(({ status }) => status).sort()).toEqual([401, 401, 429])
  expect((await ask('/getAnalyticsConfig?projectId=a')).status).toBe(200)
  await expect.poll(async () => (await guess(4)).status).toBe(401)
})

it('the gate limits nothing when it is disabled', async () => {
  const { rpc } = await start({ rateLimits: { enabled: false, rpc: { points: 1, windowMs: long } } })
  const answers = await Promise.all([rpc(call), rpc(call), rpc([call, call])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.headers.get('ratelimit-limit')).toBeNull()
})

it('the gate adds a request ID to every response, including errors, unknown paths, refused bodies and upgrades', async () => {
  const { url, ask } = await start({ projects: [{ id: 'a', allowedOrigins: ['https://app.example'] }] })
  const answers = await Promise.all([
    ask('/health'),
    ask('/nowhere'),
    ask('/v1?chainId=eip155:1&projectId=none', undefined, { method: 'POST', body: '{}' }),
    ask('/v1?chainId=eip155:1&projectId=a', undefined, { method: 'POST', body: 'x'.repeat(3 * 1024 * 1024) }),
    ask('/getAnalyticsConfig?projectId=a', undefined, { headers: { origin: 'https://evil.example' } }),
    ask('/e?projectId=a', undefined, { method: 'POST', body: '{"a"' }),
    ask('/v1', undefined, { method: 'OPTIONS' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 413, 403, 400, 204])
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
  expect(ids.every((id) => uuid.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  for (const path of ['/?projectId=none', '/ws?chainId=eip155:1&projectId=none']) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`)
    socket.on('error', () => undefined)
    const [response] = await Promise.race([
      once(socket, 'upgrade'),
      once(socket, 'unexpected-response').then(([, answer]) => [answer]),
    ])
    expect(response.headers['x-request-id']).toMatch(uuid)
    socket.terminate()
  }
})

it.each([
  ['https://app.example', 'https://app.example', true],
  ['https://app.example', 'https://app.example:443', true],
  ['https://app.example', 'http://app.example', false],
  ['https://app.example', 'https://app.example:8443', false],
  ['https://app.example:8443', 'https://app.example:8443', true],
  ['https://APP.example', 'https://app.EXAMPLE', true],
  ['*.app.example', 'https://a.app.example', true],
  ['*.app.example', 'http://a.app.example:3000', true],
  ['*.app.example', 'https://b.a.app.example', false],
  ['*.*.app.example', 'https://b.a.app.example', true],
  ['app.*.example', 'https://app.x.example', true],
  ['https://*.example', 'https://app.example.evil', false],
  ['*.app.example', 'https://.app.example', false],
  ['*.app.example', 'https://a.appXexample', false],
  ['*.app.example', 'https://a.app.example@evil.example', false],
  ['*.app.example', 'https://evil.example/a.app.example', false],
  ['*.app.example', 'https://evil.example#.app.example', false],
  ['*.app.example', 'ftp://a.app.example', false],
  ['*.app.example:3000', 'http://a.app.example:3000', true],
  ['*.app.example:3000', 'http://a.app.example', false],
  ['pre-*.app.example', 'https://pre-1.app.example', false],
  ['*.app.example', 'https://app.example', false],
  ['*.app.example', 'https://evil-app.example', false],
  ['*.app.example', 'https://app.example.evil.example', false],
  ['https://*.app.example', 'https://a.app.example', true],
  ['https://*.app.example', 'https://a.app.example:444', false],
  ['https://*.app.example:444', 'https://a.app.example:444', true],
  ['https://*.app.example', 'http://a.app.example', false],
  ['chrome-extension://abcdef', 'chrome-extension://abcdef', true],
  ['chrome-extension://abcdef', 'chrome-extension://abcdeg', false],
  ['https://app.example', 'null', false],
])('matchesOrigin matches pattern %s and origin %s: %s', (pattern, origin, expected) => {
  expect(matchesOrigin(pattern, origin)).toBe(expected)
})

it('the gate parses any text as an origin or an address without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV6(), (text, address) => {
      expect(matchesOrigin('*.app.example', text)).toEqual(expect.any(Boolean))
      expect(addressBlock(text)).toEqual(expect.any(String))
      expect(addressBlock(address).split(':').length).toBeLessThanOrEqual(4)
    }),
  )
  expect(addressBlock('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(addressBlock('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressBlock('::1')).toBe('0:0:0:0')
})

it('the gate counts requests for pictures, documents and pages outside the contract', async () => {
  const { ask } = await start({ onramp: { sandbox: true }, rateLimits: { read: { points: 1, windowMs: long } } })
  const paths = [
    '/public/getAssetImage/ethereum',
    '/getWalletImage/x',
    '/openapi.json',
    '/onramp/sandbox.css',
    '/onramp/sandbox',
  ]
  for (const [index, path] of paths.entries()) {
    const from = `192.0.2.${index + 10}`
    expect((await ask(path, from)).status, path).not.toBe(429)
    expect((await ask(path, from)).status, path).toBe(429)
  }
})
