import { expect, it, onTestFinished } from 'vitest'
import { openTestStore, temporaryDirectory } from '../../testing/startTestServer.js'
import { createLog } from '../log/createLog.js'
import { createPrometheusMetrics } from '../metrics/createPrometheusMetrics.js'
import { createNoMetrics } from '../metrics/Metrics.js'
import { createQuotas } from './createQuotas.js'
import { createQuotaTable, type QuotaTable } from './createQuotaTable.js'

const noon = Date.UTC(2026, 10, 29, 12)
const hour = 3_600_000
const log = createLog('silent')
const metrics = createNoMetrics()

/** A database, and replicas over it with a shared clock. */
async function openReplicas(count: number, quota: { readonly perDay?: number; readonly perMonth?: number }) {
  const store = await openTestStore(temporaryDirectory())
  onTestFinished(() => store.close())
  const clock = { atMs: noon }
  const table = createQuotaTable(store)
  const open = (over: QuotaTable = table) => {
    const projects = [
      { id: 'a', name: '', allowedOrigins: [], quota },
      { id: 'free', name: '', allowedOrigins: [] },
    ]
    return createQuotas({ projects, table: over, now: () => clock.atMs, log, metrics })
  }
  const used = async () => {
    const rows = await store.db.selectFrom('quota_uses').selectAll().orderBy('period').execute()
    return Object.fromEntries(rows.map((row) => [row.period, row.used]))
  }
  return { replicas: Array.from({ length: count }, () => open()), open, table, clock, used }
}

/** Takes single points repeatedly from all replicas concurrently, and returns how many were granted. */
async function consumeAll(replicas: readonly ReturnType<typeof createQuotas>[], times: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: times }, () => replicas.map((replica) => replica.consume('a', 1))).flat(),
  )
  return waits.filter((waitMs) => waitMs === undefined).length
}

it('createQuotas grants exactly the quota to all replicas together under concurrent requests', async () => {
  const { replicas, used } = await openReplicas(2, { perDay: 300 })
  expect(await consumeAll(replicas, 100)).toBe(200)
  expect(await consumeAll(replicas, 100)).toBe(100)
  expect(await used()).toEqual({ '2026-11': 300, '2026-11-29': 300 })
  expect(replicas.map((replica) => replica.isExhausted('a'))).toEqual([true, true])
})

it('createQuotas returns the time until the exceeded day or month ends, and starts over then', async () => {
  const { replicas, clock } = await openReplicas(1, { perDay: 10, perMonth: 15 })
  const [quotas] = replicas as [ReturnType<typeof createQuotas>]
  expect(await consumeAll(replicas, 11)).toBe(10)
  expect(await quotas.consume('a', 1)).toBe(12 * hour)
  clock.atMs += 12 * hour
  expect(quotas.isExhausted('a')).toBe(false)
  expect(await consumeAll(replicas, 11)).toBe(5)
  // The month is exhausted, though the day has points left.
  expect(await quotas.consume('a', 1)).toBe(24 * hour)
  clock.atMs += 24 * hour
  expect(await consumeAll(replicas, 11)).toBe(10)
})

it('createQuotas takes all points of a request or none, and still serves a smaller request', async () => {
  const { replicas } = await openReplicas(1, { perDay: 10 })
  const [quotas] = replicas as [ReturnType<typeof createQuotas>]
  expect(await quotas.consume('a', 8)).toBeUndefined()
  expect(await quotas.consume('a', 3)).toBe(12 * hour)
  expect(await quotas.consume('a', 2)).toBeUndefined()
  expect(await quotas.consume('a', 1)).toBe(12 * hour)
})

it('createQuotas returns reserved points on shutdown and at midnight', async () => {
  const { open, clock, used } = await openReplicas(0, { perDay: 64_000, perMonth: 640_000 })
  const [one, two] = [open(), open()]
  await one.consume('a', 1)
  await two.consume('a', 1)
  expect((await used())['2026-11-29']).toBeGreaterThan(1000)
  await one.close()
  clock.atMs += 12 * hour
  await two.consume('a', 1)
  await expect.poll(async () => (await used())['2026-11-29']).toBe(2)
  await two.close()
  expect(await used()).toEqual({ '2026-11': 3, '2026-11-29': 2, '2026-11-30': 1 })
})

it('createQuotas queries the database only now and then, and never for a project without a quota', async () => {
  let reservations = 0
  const { open, table } = await openReplicas(0, { perDay: 1_000_000 })
  const counted = open({
    ...table,
    async reserve(...args) {
      reservations += 1
      return table.reserve(...args)
    },
  })
  expect(counted.consume('free', 1)).toBeUndefined()
  expect(reservations).toBe(0)
  for (let index = 0; index < 2000; index++) expect(await counted.consume('a', 1)).toBeUndefined()
  expect(reservations).toBeLessThanOrEqual(3)
})

it('createQuotas queries the database once a second while the quota is exceeded, and notices a raised quota', async () => {
  let reservations = 0
  const { open, table, clock, used } = await openReplicas(0, { perDay: 5 })
  const quotas = open({
    ...table,
    async reserve(...args) {
      reservations += 1
      return table.reserve(...args)
    },
  })
  await consumeAll([quotas], 6)
  const before = reservations
  expect(await consumeAll([quotas], 50)).toBe(0)
  expect(reservations).toBe(before)
  await table.adjust('a', ['2026-11-29'], -2)
  clock.atMs += 1001
  expect(await consumeAll([quotas], 3)).toBe(2)
  expect(await used()).toMatchObject({ '2026-11-29': 5 })
})

it('createQuotas allows requests while the database is unavailable, and records them when it is back', async () => {
  let isUnavailable = true
  const { open, table, clock, used } = await openReplicas(0, { perDay: 100 })
  const quotas = open({
    ...table,
    reserve: (...args) => (isUnavailable ? Promise.reject(new Error('Connection terminated')) : table.reserve(...args)),
  })
  expect(await consumeAll([quotas], 150)).toBe(150)
  expect(await used()).toEqual({})
  isUnavailable = false
  clock.atMs += 1001
  expect(await consumeAll([quotas], 1)).toBe(0)
  expect((await used())['2026-11-29']).toBe(150)
})

it('createQuotas never blocks callers for long on a hanging database', async () => {
  const { open, table, used } = await openReplicas(0, { perDay: 100 })
  let answer: () => void = () => undefined
  const hung = new Promise<void>((resolve) => {
    answer = resolve
  })
  const quotas = open({ ...table, reserve: (...args) => hung.then(() => table.reserve(...args)) })
  expect(await quotas.consume('a', 1)).toBeUndefined()
  answer()
  await expect.poll(async () => (await used())['2026-11-29']).toBeGreaterThan(0)
})

it('createQuotas counts points once when it is closed during a reservation that takes long', async () => {
  let outcome: () => Promise<void> = async () => undefined
  const { open, table, clock, used } = await openReplicas(0, { perDay: 64 })
  const quotas = open({ ...table, reserve: (...args) => outcome().then(() => table.reserve(...args)) })
  await quotas.consume('a', 1)
  outcome = () => Promise.reject(new Error('Connection terminated'))
  await quotas.consume('a', 1)
  clock.atMs += 1001
  let answer: () => void = () => undefined
  const hung = new Promise<void>((resolve) => {
    answer = resolve
  })
  outcome = () => hung
  await quotas.consume('a', 1)
  await quotas.close()
  expect((await used())['2026-11-29']).toBe(2)
  answer()
  await expect.poll(async () => (await used())['2026-11-29']).toBe(3)
})

it('createQuotas exports the share of current projects only, and of a changed quota', async () => {
  const { table } = await openReplicas(0, {})
  const exported = createPrometheusMetrics()
  const project = (id: string, perDay: number) => ({ id, name: '', allowedOrigins: [], quota: { perDay } })
  const projects = [project('a', 10), project('b', 10)]
  const quotas = createQuotas({ projects, table, now: () => noon, log, metrics: exported })
  await quotas.consume('b', 1)
  const shares = async () => (await exported.text()).split('\n').filter((line) => line.startsWith('kit_quota_share{'))
  expect(await shares()).toEqual([
    'kit_quota_share{project="a",period="day"} 0',
    'kit_quota_share{project="b",period="day"} 0.1',
  ])
  quotas.replace([project('b', 20)])
  expect(await shares()).toEqual(['kit_quota_share{project="b",period="day"} 0'])
})
