import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { ownServices, startReplicas } from '../../testing/startReplicas.js'
import type { Log } from '../log/Log.js'
import { createNoMetrics } from '../metrics/Metrics.js'
import { pause } from './createLocalLeadership.js'
import { createPostgresLeadership } from './createPostgresLeadership.js'

const nothing = (): void => undefined
const log: Log = { error: nothing, warn: nothing, info: nothing, debug: nothing }

function candidate(databaseUrl: string, job: string, leads: string[], name: string) {
  const leadership = createPostgresLeadership({ databaseUrl, log, metrics: createNoMetrics() })
  onTestFinished(() => leadership.close())
  leadership.campaign(job, async (signal) => {
    leads.push(name)
    await pause(60_000, signal)
    leads.splice(leads.indexOf(name), 1)
  })
  return leadership
}

it('Postgres leadership elects one leader, and another when that one stops', async () => {
  const { shared } = await startReplicas(0)
  const url = shared.databaseUrl ?? ''
  const leads: string[] = []
  const first = candidate(url, 'one', leads, 'first')
  await expect.poll(() => leads).toEqual(['first'])
  candidate(url, 'one', leads, 'second')
  candidate(url, 'another', leads, 'another')
  await expect.poll(() => leads).toEqual(['first', 'another'])
  await first.close()
  await expect.poll(() => leads).toEqual(['another', 'second'])
})

it('Postgres leadership of more than ten jobs warns of no listener leak', async () => {
  const { shared } = await startReplicas(0)
  const warnings: string[] = []
  const note = ({ name, message }: Error): void => void (/leak/.test(message) && warnings.push(name))
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const leads: string[] = []
  const leadership = createPostgresLeadership({
    databaseUrl: shared.databaseUrl ?? '',
    log,
    metrics: createNoMetrics(),
  })
  for (let count = 0; count < 12; count += 1)
    leadership.campaign(`job ${count}`, async (signal) => {
      leads.push(`${count}`)
      await pause(60_000, signal)
    })
  await expect.poll(() => leads).toHaveLength(12)
  await leadership.close()
  // Node.js emits warnings after pending promises.
  await setImmediate()
  expect(warnings).toEqual([])
})

it('Postgres leadership releases leadership when its connection is lost, and elects a leader within seconds', async () => {
  const { shared } = await startReplicas(0)
  const url = shared.databaseUrl ?? ''
  const leads: string[] = []
  candidate(url, 'one', leads, 'first')
  await expect.poll(() => leads).toEqual(['first'])
  candidate(url, 'one', leads, 'second')
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const leaders = async () => {
    const own = 'database = (SELECT oid FROM pg_database WHERE datname = current_database())'
    return (await admin.query<{ pid: number }>(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND ${own}`)).rows
  }
  for (let round = 0; round < 3; round += 1) {
    const [leader] = await leaders()
    await admin.query('SELECT pg_terminate_backend($1)', [leader?.pid])
    await expect.poll(async () => (await leaders()).filter(({ pid }) => pid !== leader?.pid).length).toBe(1)
    await expect.poll(() => leads.length).toBe(1)
  }
  await admin.end()
})

it('Postgres leadership recovers automatically after Postgres was unavailable', async () => {
  const { postgres } = await ownServices()
  const leads: string[] = []
  candidate(postgres.url, randomBytes(4).toString('hex'), leads, 'only')
  await expect.poll(() => leads).toEqual(['only'])
  await postgres.end('crash')
  await expect.poll(() => leads).toEqual([])
  await postgres.startAgain()
  await expect.poll(() => leads).toEqual(['only'])
})

it('the leader retries a failed job, and ends one that is done', async () => {
  const { shared } = await startReplicas(0)
  const leadership = createPostgresLeadership({
    databaseUrl: shared.databaseUrl ?? '',
    log,
    metrics: createNoMetrics(),
  })
  onTestFinished(() => leadership.close())
  let runs = 0
  leadership.campaign('shaky', async () => {
    runs += 1
    if (runs === 1) throw new Error('first time')
  })
  await expect.poll(() => runs).toBe(2)
  await pause(2500, new AbortController().signal)
  expect(runs).toBe(2)
})
