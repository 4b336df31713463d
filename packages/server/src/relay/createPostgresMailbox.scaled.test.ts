import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { Log } from '../platform/log/Log.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { openPostgresPool } from '../platform/store/openPostgresPool.js'
import { openPostgresStore } from '../platform/store/openPostgresStore.js'
import type { Store } from '../platform/store/Store.js'
import { oldMailboxSchema } from '../testing/oldMailboxSchema.js'
import { readUnread } from '../testing/readUnread.js'
import { startReplicas } from '../testing/startReplicas.js'
import { sharedServices } from '../testing/startTestServer.js'
import { testUsage } from '../testing/testUsage.js'
import { createPostgresMailbox } from './createPostgresMailbox.js'
import type { Mailbox, NewMessage } from './Mailbox.js'
import { migrateMailbox } from './migrateMailbox.js'
import { openMailboxPool } from './openMailboxPool.js'

const topic = 'a'.repeat(64)
const nothing = (): void => undefined
const log: Log = { error: nothing, warn: nothing, info: nothing, debug: nothing }

function message(text: string, more: Partial<NewMessage> = {}): NewMessage {
  const source = { sender: 'dapp', address: 'here', project: 'p' }
  return { topic, message: text, tag: 1108, ttlS: 300, attestation: undefined, ...source, ...more }
}

async function openMailboxes(maxBytes = 1e9) {
  const { shared } = await startReplicas(0)
  const databaseUrl = shared.databaseUrl ?? ''
  const store = await openPostgresStore({ databaseUrl, log, metrics: createNoMetrics() })
  onTestFinished(() => store.close())
  const once = openPostgresPool({ databaseUrl, max: 1, statementMs: 5000, log })
  await migrateMailbox(once).finally(() => once.end())
  const clock = { nowMs: 1_795_000_000_000 }
  const open = (usage = testUsage(maxBytes)) => {
    const pool = openMailboxPool({ databaseUrl, max: 3, statementMs: 5000, log })
    const mailbox = createPostgresMailbox({ pool, now: () => clock.nowMs, log, metrics: createNoMetrics(), usage })
    onTestFinished(() => mailbox.close())
    return mailbox
  }
  const mailbox = open()
  const texts = async (client: string, topics = [topic], after = 0, limit = 100) =>
    (await readUnread(mailbox, { topics, client, after, limit })).map((stored) => stored.message)
  return { mailbox, open, clock, texts, store }
}

/** URL of a database without a schema, exclusive to one test. */
async function newDatabase(): Promise<string> {
  const { databaseUrl } = await sharedServices(randomUUID(), inject('scaled'), { isNew: true })
  return databaseUrl ?? ''
}

it('the Postgres mailbox responds in call order and stores the same message once, until it expires', async () => {
  const { mailbox, clock, texts } = await openMailboxes()
  const calls = await Promise.all([
    mailbox.append([message('1'), message('2'), message('1')]),
    mailbox.append([message('2'), message('3')]),
    mailbox.append([]),
  ])
  expect(calls.map((call) => call.map((stored) => stored?.message))).toEqual([
    ['1', '2', undefined],
    [undefined, '3'],
    [],
  ])
  expect(await texts('wallet')).toEqual(['1', '2', '3'])
  clock.nowMs += 300_001
  expect(await texts('wallet')).toEqual([])
  const [again, fresh] = await mailbox.append([message('1'), message('4')])
  expect([again?.message, fresh?.message]).toEqual(['1', '4'])
  expect((await texts('wallet')).sort()).toEqual(['1', '4'])
})

it('the Postgres mailbox assigns sequence numbers in the order in which messages become visible, for any writer', async () => {
  const { mailbox, open } = await openMailboxes()
  const writers = [mailbox, open(), open()]
  let last = 0
  let reading = true
  const seen: number[] = []
  const reader = (async () => {
    while (reading) {
      const page = await readUnread(mailbox, { topics: [topic], client: 'wallet', after: last, limit: 1000 })
      for (const { seq } of page) seen.push(seq)
      last = page.at(-1)?.seq ?? last
    }
  })()
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  await Promise.all(
    writers.flatMap((writer, name) => numbers.map((number) => writer.append([message(`${name}-${number}`)]))),
  )
  reading = false
  await reader
  const all = await readUnread(mailbox, { topics: [topic], client: 'wallet', after: 0, limit: 1000 })
  const rest = all.filter(({ seq }) => seq > last).map(({ seq }) => seq)
  // A reader that only moves forward saw every message.
  expect([...seen, ...rest]).toEqual(all.map(({ seq }) => seq))
  expect(all).toHaveLength(600)
})

it('the Postgres mailbox returns with each new message the one before it in its topic, for any writer', async () => {
  const { mailbox, open } = await openMailboxes()
  const writers = [mailbox, open(), open()]
  const numbers = Array.from({ length: 100 }, (_, index) => index)
  const calls = await Promise.all(
    writers.flatMap((writer, name) => numbers.map((number) => writer.append([message(`${name}-${number}`)]))),
  )
  const stored = calls.flat().toSorted((one, other) => (one?.seq ?? 0) - (other?.seq ?? 0))
  const seqs = stored.map((one) => one?.seq)
  expect(stored.map((one) => one?.previousSeq)).toEqual([0, ...seqs.slice(0, -1)])
  expect((await mailbox.append([message('elsewhere', { topic: 'b'.repeat(64) })]))[0]?.previousSeq).toBe(0)
})

it('the Postgres mailbox hides messages a client sent or acknowledged, keeps empty attestations, and pages over topics', async () => {
  const { mailbox, texts } = await openMailboxes()
  const other = 'b'.repeat(64)
  const [one] = await mailbox.append([message('one', { attestation: '' }), message('two', { sender: 'wallet' })])
  await mailbox.append([message('three', { topic: other }), message('quote " \\ {} \u{1f98a}')])
  const stored = await readUnread(mailbox, { topics: [topic], client: 'x', after: 0, limit: 10 })
  expect(stored.map(({ attestation }) => attestation)).toEqual(['', undefined, undefined])
  mailbox.acknowledge(one ?? { seq: 0 }, 'wallet')
  expect(await texts('wallet')).toEqual(['quote " \\ {} \u{1f98a}'])
  expect(await texts('other', [topic, other], 0, 3)).toEqual(['one', 'two', 'three'])
  expect(await mailbox.newest([topic, other, 'c'.repeat(64)])).toEqual(
    new Map([
      [topic, stored.at(-1)?.seq],
      [other, (stored.at(-1)?.seq ?? 0) - 1],
    ]),
  )
})

it('the Postgres mailbox refuses messages beyond its capacity until the partitions of expired ones are dropped', async () => {
  const { mailbox, clock, store, open } = await openMailboxes(250_000)
  await mailbox.append([message('short', { ttlS: 1 }), message('x'.repeat(300_000))])
  await expect(mailbox.append([message('more')])).rejects.toMatchObject({ name: 'MailboxFull' })
  // Another replica measures for itself.
  const other = open()
  const appended = (from: Mailbox, text: string) =>
    from.append([message(text)]).then(
      () => 'taken',
      (error: Error) => error.name,
    )
  await expect.poll(() => appended(other, 'twin')).toBe('MailboxFull')
  clock.nowMs += hourMs
  expect(await mailbox.sweep(100)).toBe(1)
  expect(await mailbox.sweep(100)).toBe(0)
  expect(await storedTexts(store)).toEqual([])
  await expect.poll(() => appended(mailbox, 'room')).toBe('taken')
})

it('the Postgres mailbox keeps few receipts of a message, and none of a dropped one', async () => {
  const { mailbox, clock, texts, store } = await openMailboxes()
  const [stored = { seq: 0 }] = await mailbox.append([message('one', { ttlS: 1 })])
  for (let index = 0; index < 50; index += 1) mailbox.acknowledge(stored, `client ${index % 25}`)
  await texts('wallet')
  for (let index = 50; index < 60; index += 1) mailbox.acknowledge(stored, `client ${index}`)
  await texts('wallet')
  const { rows } = await sql<{ receivers: string[] }>`SELECT receivers FROM relay_messages`.execute(store.db)
  expect(rows[0]?.receivers).toHaveLength(8)
  expect(new Set(rows[0]?.receivers).size).toBe(8)
  clock.nowMs += hourMs
  await mailbox.sweep(100)
  mailbox.acknowledge(stored, 'late')
  expect(await texts('late')).toEqual([])
})

it('the Postgres mailbox keeps the receipts that two replicas write of the same messages concurrently', async () => {
  const { mailbox, open, texts } = await openMailboxes()
  const other = open()
  const stored = await mailbox.append(Array.from({ length: 300 }, (_, index) => message(`${index}`)))
  for (const one of stored) if (one) mailbox.acknowledge(one, 'wallet')
  for (const one of stored.toReversed()) if (one) other.acknowledge(one, 'tablet')
  await Promise.all([texts('another'), readUnread(other, { topics: [topic], client: 'another' })])
  expect(await texts('wallet')).toEqual([])
  expect(await texts('tablet')).toEqual([])
  expect(await texts('other', [topic], 0, 1000)).toHaveLength(300)
})

it('the Postgres mailbox measures what each client, address and project stored through all replicas', async () => {
  const { open, mailbox } = await openMailboxes()
  await mailbox.append([
    message('x'.repeat(5000)),
    message('y'.repeat(7000), { sender: 'other', project: 'q' }),
    message('z'.repeat(3000), { sender: 'third', address: 'there' }),
  ])
  const limits = {
    maxStoredBytesPerClient: 100_000,
    maxStoredBytesPerAddress: 14_000,
    maxStoredBytesPerProject: 10_500,
  }
  const second = open(testUsage(1e9, limits))
  const kindOf = async (source: Partial<NewMessage>) =>
    second.append([message(`${Math.random()}`, source)]).then(
      () => 'taken',
      (error: Error) => error.name,
    )
  await expect.poll(() => kindOf({ sender: 'new', project: 'r' })).toBe('MailboxFull')
  expect(await kindOf({ sender: 'new', address: 'there', project: 'q' })).toBe('taken')
  expect(await kindOf({ sender: 'new', address: 'elsewhere' })).toBe('taken')
})

it('the Postgres mailbox refuses a database written by a newer version', async () => {
  const { pool } = await openPool()
  await migrateMailbox(pool)
  await pool.query('INSERT INTO relay_schema VALUES (99)')
  await expect(migrateMailbox(pool)).rejects.toMatchObject({
    problems: ['relay.databaseUrl: was written by a newer version of kit-server'],
  })
})

it('the Postgres mailbox migrates a new database from several replicas concurrently', async () => {
  const { databaseUrl } = await openPool()
  const pools = await Promise.all(Array.from({ length: 4 }, () => openPool(databaseUrl)))
  await Promise.all(pools.map(({ pool }) => migrateMailbox(pool)))
})

it('the Postgres mailbox keeps accepted messages, receipts and usage of a server without partitions', async () => {
  const { pool } = await openPool()
  await pool.query(oldMailboxSchema)
  const nowMs = 1_795_000_000_000
  const append = (texts: readonly string[], ttlS: number) =>
    pool.query(
      `SELECT * FROM relay_append('{1}', array_fill($1::text, ARRAY[$4::int]), $2, array_fill('dapp'::text, ARRAY[$4::int]), $2,
        array_fill(1108::bigint, ARRAY[$4::int]), array_fill(NULL::text, ARRAY[$4::int]), $5, array_fill($3::bigint, ARRAY[$4::int]),
        array_fill('here'::text, ARRAY[$4::int]), array_fill('p'::text, ARRAY[$4::int]), array_fill(2000, ARRAY[$4::int]))`,
      [topic, texts, ttlS, texts.length, nowMs],
    )
  await append(['minutes', 'received'], 300)
  await append(['days'], 7 * 86_400)
  await append(['hours'], 21_600)
  await pool.query(`INSERT INTO relay_receipts SELECT seq, 'wallet' FROM relay_messages WHERE message = 'received'`)
  await migrateMailbox(pool)
  const usage = testUsage(1e9)
  const mailbox = createPostgresMailbox({ pool, now: () => nowMs, log, metrics: createNoMetrics(), usage })
  const unread = async (client: string) =>
    (await readUnread(mailbox, { topics: [topic], client })).map((stored) => stored.message)
  expect(await unread('wallet')).toEqual(['minutes', 'days', 'hours'])
  expect(await unread('other')).toEqual(['minutes', 'received', 'days', 'hours'])
  const [next] = await mailbox.append([message('next')])
  expect(next).toMatchObject({ seq: 5, previousSeq: 4 })
  await expect.poll(() => usage.bytes()).toBeGreaterThanOrEqual(8000)
})

describe('createPartitions', () => {
  it('assigns partitions of ten minutes, an hour or a day by the time to live', async () => {
    const { mailbox, clock } = await openMailboxes()
    const ttls = [1, 300, 3600, 3601, 86_400, 86_401, 30 * 86_400]
    const stored = await mailbox.append(ttls.map((ttlS) => message(`${ttlS}`, { ttlS })))
    for (const [index, ttlS] of ttls.entries()) {
      const widthMs = ttlS <= 3600 ? 600_000 : ttlS <= 86_400 ? hourMs : 24 * hourMs
      const expiresAtMs = clock.nowMs + ttlS * 1000
      expect(stored[index]?.expiresBy, `${ttlS} s`).toBe(Math.ceil(expiresAtMs / widthMs) * widthMs)
    }
  })

  it('drops partitions in which everything expired, and keeps the messages of others', async () => {
    const { mailbox, clock, store, texts } = await openMailboxes()
    const [, long] = await mailbox.append([message('short'), message('long', { ttlS: 86_400 })])
    await mailbox.append([message('gone', { topic: 'b'.repeat(64) })])
    clock.nowMs += hourMs
    expect(await storedTexts(store)).toEqual(['short', 'long', 'gone'])
    expect(await mailbox.sweep(100)).toBe(1)
    expect(await storedTexts(store)).toEqual(['long'])
    expect(await texts('wallet')).toEqual(['long'])
    expect(await mailbox.newest([topic, 'b'.repeat(64)])).toEqual(new Map([[topic, long?.seq]]))
  })

  it('creates partitions before they are needed', async () => {
    const { mailbox, clock, store } = await openMailboxes()
    // The database of an earlier test has partitions of other times.
    clock.nowMs += 400 * 24 * hourMs
    await mailbox.sweep(100)
    const created = await partitionNames(store)
    clock.nowMs += 15 * 60_000
    const ttls = [1, 300, 3600, 21_600, 86_400, 7 * 86_400]
    await mailbox.append(ttls.map((ttlS) => message(`${ttlS}`, { ttlS })))
    expect(await partitionNames(store)).toEqual(created)
  })

  it.each(['detached', 'not fully detached'])('drops a partition that a crash left %s', async (state) => {
    const { mailbox, clock, store } = await openMailboxes()
    const [stored] = await mailbox.append([message('short')])
    const name = `relay_messages_${stored?.expiresBy}`
    if (state === 'detached') await sql.raw(`ALTER TABLE relay_messages DETACH PARTITION ${name}`).execute(store.db)
    else await interruptDetach(store, name)
    clock.nowMs += hourMs
    await mailbox.sweep(100)
    expect(await partitionNames(store)).not.toContain(name)
    expect((await mailbox.append([message('short')]))[0]?.message).toBe('short')
  })
})

const hourMs = 3_600_000

/** A pool for a database without the relay's schema, or another for the same one. */
async function openPool(url?: string) {
  const databaseUrl = url ?? (await newDatabase())
  const pool = openPostgresPool({ databaseUrl, max: 3, statementMs: 10_000, log })
  onTestFinished(() => pool.end())
  return { databaseUrl, pool }
}

async function storedTexts(store: Store): Promise<readonly string[]> {
  const { rows } = await sql<{ message: string }>`SELECT message FROM relay_messages ORDER BY seq`.execute(store.db)
  return rows.map((row) => row.message)
}

async function partitionNames(store: Store): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname ~ '^relay_messages_[0-9]+$' ORDER BY 1`.execute(
    store.db,
  )
  return rows.map(({ name }) => name)
}

/** Detaches a partition while a transaction reads it, and cancels that halfway. */
async function interruptDetach(store: Store, name: string): Promise<void> {
  await store.db.transaction().execute(async (reader) => {
    await sql`SELECT 1 FROM relay_messages`.execute(reader)
    await store.db.connection().execute(async (db) => {
      await sql`SET statement_timeout = 200`.execute(db)
      await expect(
        sql.raw(`ALTER TABLE relay_messages DETACH PARTITION ${name} CONCURRENTLY`).execute(db),
      ).rejects.toMatchObject({ code: '57014' })
      await sql`RESET statement_timeout`.execute(db)
    })
  })
}
