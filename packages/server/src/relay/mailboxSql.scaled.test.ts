import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createLog } from '../platform/log/createLog.js'
import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import { sharedServices } from '../testing/startTestServer.js'
import { createPartitions } from './createPartitions.js'
import { mailboxSql } from './mailboxSql.js'
import { migrateMailbox } from './migrateMailbox.js'
import { openMailboxPool } from './openMailboxPool.js'

const topicCount = 4500
const topicOf = (index: number): string => index.toString(16).padStart(64, '0')
const topics = Array.from({ length: topicCount }, (_, index) => topicOf(index))

const nowMs = 1_795_000_000_000
/** One message in each tenth topic, and many in others. */
const rareCount = 450

/** A new database with the mailbox's schema and partitions. */
async function openDatabase() {
  const { databaseUrl = '' } = await sharedServices(`mailboxSql ${Math.random()}`, inject('scaled'), { isNew: true })
  const pool = openMailboxPool({ databaseUrl, max: 1, statementMs: 60_000, log: createLog('silent') })
  onTestFinished(() => pool.end())
  await migrateMailbox(pool)
  await createPartitions(pool).rotate(nowMs)
  return pool
}

/** A mailbox with 100,000 messages in 40 partitions; the queried topics have very few of them, and the oldest ones. */
async function fillMailbox() {
  const pool = await openDatabase()
  const insert = (topic: string, from: number, to: number) =>
    pool.query(
      `SELECT count(relay_store) FROM (
        SELECT i / 10000 AS batch, array_agg(lpad(to_hex(${topic}), 64, '0')) AS topics, array_agg(i::text) AS digests,
          array_agg('dapp'::text) AS senders, array_agg(repeat('x', 200)) AS messages, array_agg(1::bigint) AS tags,
          array_agg(NULL::text) AS attestations, array_agg((ARRAY[300, 3000, 20000, 80000, 600000]::bigint[])[i % 5 + 1]) AS ttls,
          array_agg(1300) AS sizes
        FROM generate_series(${from}, ${to}) i GROUP BY 1 ORDER BY 1
      ) given, relay_store(
        '{1}', topics, digests, senders, messages, tags, attestations, ${nowMs}, ttls, senders, senders, sizes
      )`,
    )
  // The planner's statistics are outdated: they say that nearly everything is in one topic.
  const { rows } = await pool.query<{ name: string }>(
    "SELECT relid::regclass::text AS name FROM pg_partition_tree('relay_messages') WHERE isleaf UNION ALL SELECT 'relay_topics'",
  )
  for (const { name } of rows) await pool.query(`ALTER TABLE ${name} SET (autovacuum_enabled = false)`)
  await insert('0', 1, 20_000)
  await pool.query('ANALYZE relay_messages')
  await insert('(i - 20000) * 10', 20_001, 20_000 + rareCount - 1)
  await insert('1000000 + i % 20000', 20_000 + rareCount, 100_000)
  return pool
}

type Question = { readonly text: string; readonly values?: unknown[] }

/** Returns the nodes of the plan that read the table, under both kinds of plans. */
async function scansOf(pool: PostgresPool, { text, values = [] }: Question, table: RegExp) {
  const scans: PlanNode[] = []
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await pool.query(`SET plan_cache_mode = ${mode}`)
    const { rows } = await pool.query({
      name: `${mode} ${text.length}`,
      text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    })
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    scans.push(...nodes.filter((node) => table.test(String(node['Relation Name'])) && node['Actual Loops'] > 0))
  }
  return scans
}

const rowsRead = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

const one = { message: 'm', tag: 1, ttlS: 300, attestation: undefined, sender: 's', address: '', project: '' }
const freshMessages = topics.slice(0, 100).map((topic) => ({ ...one, topic }))

describe('mailboxSql', () => {
  it('answers every query about 4,500 topics from the index of topics, in one statement', async () => {
    const pool = await fillMailbox()
    const requested = topics.slice(0, 100).map((topic) => ({ topic, after: 0 }))
    const page = { client: 'c', limit: 200, maxBytes: 1e6 }
    const questions = {
      'unread of one topic': mailboxSql.unread({ ...page, topics: requested.slice(0, 1) }, nowMs),
      'unread of many': mailboxSql.unread({ ...page, topics: requested }, nowMs),
    }
    for (const [name, question] of Object.entries(questions)) {
      const scans = await scansOf(pool, question, /^relay_messages/)
      const indexes = scans.map((scan) => String(scan['Index Name']))
      expect(indexes.filter((index) => index.endsWith('_topic_seq_idx')).length, name).toBeGreaterThan(0)
      for (const [at, scan] of scans.entries()) expect(rowsRead(scan), `${name}: ${indexes[at]}`).toBeLessThan(10_000)
    }
    const { rows } = await pool.query(mailboxSql.newest(topics))
    expect(rows).toHaveLength(rareCount)
    // Only the partitions of the requested topics are visited.
    const rare = mailboxSql.unread({ ...page, topics: [{ topic: topicOf(10), after: 0 }] }, nowMs)
    const visited = (await scansOf(pool, rare, /^relay_messages/)).map((scan) => scan['Relation Name'])
    expect(new Set(visited).size).toBe(1)
    expect((await pool.query(rare)).rows).toHaveLength(1)
  })

  it('plans each statement once per connection, for all partitions', async () => {
    const pool = await openDatabase()
    for (let run = 0; run < 10; run += 1) {
      const digests = topics.slice(0, 100).map((topic) => `${run} ${topic}`)
      const { rows: stored } = await pool.query(mailboxSql.append(['1'], freshMessages, digests, nowMs))
      const receipts = stored.map((row) => ({ seq: row.seq, expiresBy: row.expires_by, client: 'wallet' }))
      await pool.query(mailboxSql.receipts(receipts))
      await pool.query(mailboxSql.newest(topics))
      const asked = [{ topic: topicOf(run), after: 0 }]
      await pool.query(mailboxSql.unread({ topics: asked, client: 'c', limit: 200, maxBytes: 1e6 }, nowMs))
    }
    const { rows } = await pool.query(
      'SELECT name, generic_plans::int AS reused, custom_plans::int AS planned FROM pg_prepared_statements ORDER BY 1',
    )
    expect(rows).toEqual(
      ['append', 'newest', 'receipts', 'unread'].map((name) => ({ name: `relay-${name}`, reused: 10, planned: 0 })),
    )
    // Statements inside the functions follow the same setting.
    expect((await pool.query('SHOW plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
  })

  it('stores messages and receipts by the indexes of their partitions', async () => {
    const pool = await fillMailbox()
    const { rows } = await pool.query<{ seq: number; expires_by: number }>(
      'SELECT seq, expires_by FROM relay_messages WHERE seq BETWEEN 1000 AND 1099',
    )
    const receipts = rows.map(({ seq, expires_by: expiresBy }) => ({ seq, expiresBy, client: 'wallet' }))
    for (const question of [
      mailboxSql.receipts(receipts),
      mailboxSql.append(
        ['1'],
        freshMessages,
        topics.slice(0, 100).map((topic) => `new ${topic}`),
        nowMs,
      ),
    ]) {
      await pool.query('BEGIN')
      await pool.query(question)
      const { rows: read } = await pool.query(
        `SELECT sum(seq_tup_read)::int AS scanned, sum(idx_tup_fetch)::int AS found FROM pg_stat_xact_user_tables
         WHERE relname ~ '^relay_messages_\\d'`,
      )
      await pool.query('COMMIT')
      expect(read[0].scanned, question.name).toBe(0)
      expect(read[0].found, question.name).toBeLessThan(1000)
    }
  })

  it('finds messages stored after a position by the primary key', async () => {
    const pool = await fillMailbox()
    const { rows: last } = await pool.query<{ seq: number }>(mailboxSql.lastSeq())
    const from = (last[0]?.seq ?? 0) - 10
    const question = mailboxSql.recent(from, 5000)
    expect((await pool.query(question)).rows).toHaveLength(10)
    const scans = await scansOf(pool, question, /^relay_messages/)
    expect(scans.reduce((sum, scan) => sum + rowsRead(scan), 0)).toBeLessThanOrEqual(20)
  })
})

type PlanNode = { readonly Plans?: readonly PlanNode[]; readonly [key: string]: unknown } & {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
