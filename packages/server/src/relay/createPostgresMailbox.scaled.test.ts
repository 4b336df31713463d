import { randomUUID } from 'node:crypto'
import { expect, inject, it, onTestFinished } from 'vitest'
import type { Log } from '../platform/log/Log.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { migrateToLatest } from '../platform/store/migrateToLatest.js'
import { openPostgresPool } from '../platform/store/openPostgresPool.js'
import { openPostgresStore } from '../platform/store/openPostgresStore.js'
import { readUnread } from '../testing/readUnread.js'
import { startReplicas } from '../testing/startReplicas.js'
import { sharedServices } from '../testing/startTestServer.js'
import { testUsage } from '../testing/testUsage.js'
import { createPostgresMailbox } from './createPostgresMailbox.js'
import type { NewMessage } from './Mailbox.js'

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
  const store = await openPostgresStore({ databaseUrl, log })
  onTestFinished(() => store.close())
  const clock = { nowMs: 1_795_000_000_000 }
  const open = (usage = testUsage(maxBytes)) => {
    const pool = openPostgresPool({ databaseUrl, max: 3, statementMs: 5000, log })
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
  mailbox.acknowledge(one?.seq ?? 0, 'wallet')
  expect(await texts('wallet')).toEqual(['quote " \\ {} \u{1f98a}'])
  expect(await texts('other', [topic, other], 0, 3)).toEqual(['one', 'two', 'three'])
  expect(await mailbox.newest([topic, other, 'c'.repeat(64)])).toEqual(
    new Map([
      [topic, stored.at(-1)?.seq],
      [other, (stored.at(-1)?.seq ?? 0) - 1],
    ]),
  )
})

it('the Postgres mailbox deletes expired messages with their receipts, and refuses messages beyond its capacity', async () => {
  const { mailbox, clock, texts, store, open } = await openMailboxes(250_000)
  const [first] = await mailbox.append([message('short', { ttlS: 1 }), message('x'.repeat(300_000))])
  mailbox.acknowledge(first?.seq ?? 0, 'wallet')
  await texts('wallet')
  await expect(mailbox.append([message('more')])).rejects.toMatchObject({ name: 'MailboxFull' })
  // Another replica measures for itself.
  const other = open()
  await expect
    .poll(() =>
      other.append([message('twin')]).then(
        () => 'taken',
        (error: Error) => error.name,
      ),
    )
    .toBe('MailboxFull')
  clock.nowMs += 301_000
  expect(await mailbox.sweep(100)).toBeGreaterThanOrEqual(2)
  expect(await mailbox.sweep(100)).toBe(0)
  await expect
    .poll(() =>
      mailbox.append([message('room')]).then(
        () => 'taken',
        (error: Error) => error.name,
      ),
    )
    .toBe('taken')
  const { rows } = await openCount(store)
  expect(rows).toBe(0)
})

it('the Postgres mailbox keeps few receipts of a message, and none of a deleted one', async () => {
  const { mailbox, clock, texts, store } = await openMailboxes()
  const [stored] = await mailbox.append([message('one', { ttlS: 1 })])
  for (let index = 0; index < 50; index += 1) mailbox.acknowledge(stored?.seq ?? 0, `client ${index % 25}`)
  await texts('wallet')
  for (let index = 50; index < 60; index += 1) mailbox.acknowledge(stored?.seq ?? 0, `client ${index}`)
  await texts('wallet')
  expect(await openCount(store)).toEqual({ rows: 8 })
  clock.nowMs += 1001
  await mailbox.sweep(100)
  mailbox.acknowledge(stored?.seq ?? 0, 'late')
  await texts('wallet')
  expect(await openCount(store)).toEqual({ rows: 0 })
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
  const databaseUrl = await newDatabase()
  const store = await openPostgresStore({ databaseUrl, log })
  onTestFinished(() => store.close())
  await store.db
    .insertInto('kysely_migration' as never)
    .values({ name: '9999Future', timestamp: 'x' } as never)
    .execute()
  await expect(openPostgresStore({ databaseUrl, log })).rejects.toMatchObject({
    problems: ['databaseUrl: was written by a newer version of kit-server'],
  })
})

it('the Postgres mailbox migrates a new database from several replicas concurrently', async () => {
  const databaseUrl = await newDatabase()
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore({ databaseUrl, log })))
  await Promise.all(stores.map((store) => migrateToLatest(store.db, 'postgres')))
  await Promise.all(stores.map((store) => store.close()))
})

async function openCount(store: Awaited<ReturnType<typeof openPostgresStore>>) {
  const found = await store.db
    .selectFrom('relay_receipts' as never)
    .selectAll()
    .execute()
  return { rows: found.length }
}
