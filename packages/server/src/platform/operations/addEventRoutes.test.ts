import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { spawnCli } from '../../testing/startChildServer.js'
import { startTestServer } from '../../testing/startTestServer.js'
import { requestAdminSocket } from './requestAdminSocket.js'

const event = (eventId: string) => ({ eventId, timestamp: 1, props: { event: 'MODAL_OPEN', address: '0xA11ce' } })

it('the operator gets every event once, oldest first, since a given time, with hashed addresses', async () => {
  const clock = { nowMs: 1_000 }
  const { url, dataDir } = await startTestServer(
    { analytics: true, rateLimits: { events: { points: 100_000, windowMs: 1000 } } },
    { now: () => clock.nowMs },
  )
  const send = async (ids: readonly string[]) => {
    const body = JSON.stringify(ids.map(event))
    expect((await fetch(`${url}/batch?projectId=p`, { method: 'POST', body })).status).toBe(202)
    clock.nowMs += 1
  }
  const read = async (query = '') => {
    const answer = await requestAdminSocket(join(dataDir, 'admin.sock'), `/events${query}`)
    expect(answer.headers['content-type']).toContain('ndjson')
    const lines = (await text(answer)).split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  }
  expect(await read()).toEqual([])
  const ids = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${1000 + at}`)
  // More than a page was received at the same time.
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

it('the events route reports an invalid time, and the command line prints events', async () => {
  const { url, dataDir } = await startTestServer({ analytics: true })
  for (const since of ['x', '-1', '1.5', '1e99', 'NaN'])
    await expect(requestAdminSocket(join(dataDir, 'admin.sock'), `/events?since=${since}`)).rejects.toThrow('since')
  await fetch(`${url}/batch?projectId=p`, { method: 'POST', body: JSON.stringify([event('one')]) })
  const { exited, output } = await spawnCli(['events', '0'], { KIT_SERVER_DATA: dataDir })
  expect(await exited).toBe(0)
  expect(JSON.parse(output())).toMatchObject({ project: 'p', event: { eventId: 'one' } })
})
