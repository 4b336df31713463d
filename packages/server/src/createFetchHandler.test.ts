import { expect, it, onTestFinished } from 'vitest'
import { createFetchHandler } from './createFetchHandler.js'
import { temporaryDirectory } from './testing/startTestServer.js'

async function startHandler(config = {}) {
  const handler = createFetchHandler({ dataDir: temporaryDirectory(), logLevel: 'silent', ...config })
  await handler.start()
  onTestFinished(() => handler.stop())
  return handler
}

const ask = (path: string, init?: RequestInit) => new Request(`https://host.example${path}`, init)

it('createFetchHandler responds to requests of another server, with a request ID and limits by the given client address', async () => {
  const { fetch } = await startHandler({ rateLimits: { read: { points: 2, windowMs: 60_000 } } })
  const health = await fetch(ask('/health'))
  expect(await health.text()).toMatch(/^OK v/)
  expect(health.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const from = (remoteAddress: string) => fetch(ask('/getAnalyticsConfig?projectId=x'), { remoteAddress })
  expect((await from('192.0.2.1')).status).toBe(200)
  expect((await from('192.0.2.1')).status).toBe(200)
  expect((await from('192.0.2.1')).status).toBe(429)
  expect((await from('192.0.2.2')).status).toBe(200)
  expect(
    (await fetch(ask('/v1?chainId=eip155:31337', { method: 'POST', body: '{"id":1,"method":"eth_chainId"}' }))).status,
  ).toBe(200)
})

it('createFetchHandler responds with 503 while stopped, and can be restarted on its data', async () => {
  const dataDir = temporaryDirectory()
  const handler = createFetchHandler({ dataDir, logLevel: 'silent' })
  expect((await handler.fetch(ask('/health'))).status).toBe(503)
  await handler.start()
  expect((await handler.fetch(ask('/health'))).status).toBe(200)
  await handler.stop()
  expect((await handler.fetch(ask('/health'))).status).toBe(503)
  await handler.start()
  expect((await handler.fetch(ask('/health'))).status).toBe(200)
  await handler.stop()
})
