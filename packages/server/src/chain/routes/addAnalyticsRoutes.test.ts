import { expect, it } from 'vitest'
import { openTestStore, startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

const address = '0xF39FD6e51aad88F6F4ce6aB8827279cffFb92266'
const event = {
  eventId: '8c9fe8b4-4b8a-4a0e-8f0a-2f0f3f6d8a11',
  url: 'https://a.example',
  domain: 'a.example',
  timestamp: 1,
  props: { type: 'track', event: 'MODAL_OPEN', address },
}
const post = (url: string, path: string, body: unknown, headers = {}) =>
  fetch(`${url}${path}?projectId=p`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain', ...headers },
  })

async function keptIn(dataDir: string) {
  const store = await openTestStore(dataDir)
  const rows = await store.db.selectFrom('events').selectAll().execute()
  await store.close()
  return rows
    .map(({ project, event }) => ({ project, event: JSON.parse(event) }))
    .sort((one, other) => (one.event.eventId < other.event.eventId ? -1 : 1))
}

it('analytics default to disabled: the server reports it, accepts events and stores none', async () => {
  const { url, dataDir, stop } = await startTestServer()
  expect(await (await fetch(`${url}/getAnalyticsConfig?projectId=p`)).json()).toEqual({ isAnalyticsEnabled: false })
  expect((await post(url, '/e', event)).status).toBe(202)
  expect((await post(url, '/batch', [event])).status).toBe(202)
  await stop()
  expect(await keptIn(dataDir)).toEqual([])
})

it('the analytics route stores each event once when enabled, with hashed addresses, and refuses invalid events', async () => {
  const { url, dataDir, stop } = await startTestServer({ analytics: true })
  expect(await (await fetch(`${url}/getAnalyticsConfig`)).json()).toEqual({ isAnalyticsEnabled: true })
  expect((await post(url, '/e', event)).status).toBe(202)
  const other = { ...event, eventId: '9', props: { ...event.props, address: address.toLowerCase() } }
  expect((await post(url, '/batch', [event, other])).status).toBe(202)
  expect((await post(url, '/batch', [])).status).toBe(202)
  expect((await post(url, '/e', { hello: 1 })).status).toBe(422)
  expect((await fetch(`${url}/e`, { method: 'POST', body: '{' })).status).toBe(400)
  const large = { ...event, eventId: '10', props: { ...event.props, properties: { text: 'x'.repeat(40_000) } } }
  expect((await post(url, '/e', large)).status).toBe(400)
  await stop()
  const kept = await keptIn(dataDir)
  expect(kept.map(({ event, project }) => [event.eventId, project])).toEqual([
    [event.eventId, 'p'],
    ['9', 'p'],
  ])
  expect(JSON.stringify(kept).toLowerCase()).not.toContain(address.toLowerCase())
  expect(kept[0]?.event.props.address).toMatch(/^[0-9a-f]{64}$/)
  expect(kept[0]?.event.props.address).toBe(kept[1]?.event.props.address)
})

it('the analytics route stores events of several projects with the same ID', async () => {
  const { url, dataDir, stop } = await startTestServer({
    analytics: true,
    projects: [{ id: 'p' }, { id: 'q' }],
    chains: {},
  })
  const body = JSON.stringify(event)
  for (const id of ['q', 'p', 'p'])
    expect((await fetch(`${url}/e?projectId=${id}`, { method: 'POST', body })).status).toBe(202)
  await stop()
  expect((await keptIn(dataDir)).map(({ project }) => project).sort()).toEqual(['p', 'q'])
})

it('the analytics route stores plain addresses if the operator enables it', async () => {
  const { url, dataDir, stop } = await startTestServer({ analytics: { hashAddresses: false } })
  await post(url, '/e', event)
  await stop()
  expect((await keptIn(dataDir))[0]?.event).toEqual(event)
})

it('the server deletes analytics events older than the retention', async () => {
  const dataDir = temporaryDirectory()
  const clock = { nowMs: 1_000_000_000 }
  const first = await startTestServer({ dataDir, analytics: { retentionDays: 2 } }, { now: () => clock.nowMs })
  await post(first.url, '/e', event)
  await first.stop()
  clock.nowMs += 2 * 86_400_000 + 1
  const second = await startTestServer({ dataDir, analytics: { retentionDays: 2 } }, { now: () => clock.nowMs })
  await post(second.url, '/e', { ...event, eventId: 'new' })
  await expect.poll(async () => (await keptIn(dataDir)).map((kept) => kept.event.eventId)).toEqual(['new'])
  await second.stop()
})

it('the analytics route responds with 403 to a page whose origin the project does not list', async () => {
  const { url } = await startTestServer({ projects: [{ id: 'p', allowedOrigins: ['https://a.example'] }] })
  expect((await post(url, '/e', event, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(url, '/e', event, { origin: 'https://a.example' })).status).toBe(202)
})

it('the analytics route limits the event bytes of one address', async () => {
  const rateLimits = { events: { points: 25, windowMs: 600_000 } }
  const { url, dataDir, stop } = await startTestServer({ analytics: true, rateLimits })
  const large = (id: number) => ({ ...event, eventId: `${id}`, props: { properties: { text: 'x'.repeat(5000) } } })
  const statuses: number[] = []
  for (let id = 0; id < 4; id += 1)
    statuses.push((await post(url, '/batch', [large(2 * id), large(2 * id + 1)])).status)
  // A batch of ten thousand bytes costs ten points.
  expect(statuses).toEqual([202, 202, 429, 429])
  await stop()
  expect(await keptIn(dataDir)).toHaveLength(4)
})
