import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/startTestServer.js'

const event = {
  eventId: '8c9fe8b4-4b8a-4a0e-8f0a-2f0f3f6d8a11',
  url: 'https://a.example',
  domain: 'a.example',
  timestamp: 1,
  props: { type: 'track', event: 'MODAL_OPEN' },
}
const post = (url: string, path: string, body: unknown, headers = {}) =>
  fetch(`${url}${path}?projectId=p`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain', ...headers },
  })

it('is off unless turned on: says so, accepts events and keeps none', async () => {
  const { url, dataDir } = await startTestServer()
  expect(await (await fetch(`${url}/getAnalyticsConfig?projectId=p`)).json()).toEqual({ isAnalyticsEnabled: false })
  expect((await post(url, '/e', event)).status).toBe(202)
  expect((await post(url, '/batch', 'anything')).status).toBe(202)
  expect(existsSync(join(dataDir, 'events.jsonl'))).toBe(false)
})

it('keeps events one to a line when turned on, and refuses what is no event', async () => {
  const { url, dataDir } = await startTestServer({ analytics: true })
  expect(await (await fetch(`${url}/getAnalyticsConfig`)).json()).toEqual({ isAnalyticsEnabled: true })
  expect((await post(url, '/e', event)).status).toBe(202)
  expect((await post(url, '/batch', [event, { ...event, timestamp: 2 }])).status).toBe(202)
  expect((await post(url, '/e', { hello: 1 })).status).toBe(422)
  expect((await fetch(`${url}/e`, { method: 'POST', body: '{' })).status).toBe(422)
  const lines = readFileSync(join(dataDir, 'events.jsonl'), 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).timestamp)).toEqual([1, 1, 2])
})

it('answers 403 to a page whose origin the project does not list', async () => {
  const { url } = await startTestServer({ projects: [{ id: 'p', allowedOrigins: ['https://a.example'] }] })
  expect((await post(url, '/e', event, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(url, '/e', event, { origin: 'https://a.example' })).status).toBe(202)
})
