import { expect, it } from 'vitest'
import { startTestServer } from '../testing/startTestServer.js'

const header = { 'x-kit-server': 'events' }
const event = (eventId: string) => ({ eventId, timestamp: 1, props: { event: 'MODAL_OPEN', address: '0xA11ce' } })

it('gives the operator every event once, the oldest first, from a moment on, with addresses as hashes', async () => {
  const clock = { nowMs: 1_000 }
  const { url, metricsUrl } = await startTestServer(
    { metricsPort: 0, analytics: true, rateLimits: { events: { points: 100_000, perMs: 1000 } } },
    { now: () => clock.nowMs },
  )
  const send = async (ids: readonly string[]) => {
    const body = JSON.stringify(ids.map(event))
    expect((await fetch(`${url}/batch?projectId=p`, { method: 'POST', body })).status).toBe(202)
    clock.nowMs += 1
  }
  const read = async (query = '') => {
    const answer = await fetch(`${metricsUrl}/events${query}`, { headers: header })
    expect(answer.headers.get('content-type')).toContain('ndjson')
    const lines = (await answer.text()).split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  }
  expect(await read()).toEqual([])
  const ids = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${1000 + at}`)
  // More than a page was received at one moment.
  clock.nowMs = 1_000
  for (const part of [0, 1, 2]) {
    await send(ids(450, `a${part}-`))
    clock.nowMs = 1_000
  }
  clock.nowMs = 2_000
  await send(['last'])
  const all = await read()
  expect(all).toHaveLength(1351)
  expect(new Set(all.map((line) => line.event.eventId)).size).toBe(1351)
  expect(all.at(-1)).toMatchObject({ project: 'p', receivedAt: 2_000, event: { eventId: 'last' } })
  expect(JSON.stringify(all)).not.toMatch(/a11ce/i)
  expect(await read('?since=1001')).toHaveLength(1)
  expect(await read('?since=2000')).toHaveLength(1)
  expect(await read('?since=2001')).toEqual([])
})

it('answers no page of a browser, nothing on the public port, and no moment that is none', async () => {
  const { url, metricsUrl } = await startTestServer({ metricsPort: 0, analytics: true })
  const statusOf = async (address: string, headers: Record<string, string> = header) =>
    (await fetch(address, { headers })).status
  expect(await statusOf(`${metricsUrl}/events`, {})).toBe(404)
  expect(await statusOf(`${metricsUrl}/events`, { ...header, origin: 'https://evil.example' })).toBe(404)
  expect(await statusOf(`${url}/events`)).toBe(404)
  for (const since of ['x', '-1', '1.5', '1e99', 'NaN'])
    expect(await statusOf(`${metricsUrl}/events?since=${since}`)).toBe(400)
  expect(await statusOf(`${metricsUrl}/events`)).toBe(200)
})
