import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createLog } from '../platform/log/createLog.js'
import { openPostgresPool } from '../platform/store/openPostgresPool.js'
import { openPostgresStore } from '../platform/store/openPostgresStore.js'
import { sharedServices } from '../testing/startTestServer.js'
import { mailboxSql } from './mailboxSql.js'

const TOPICS = 4500
const topicOf = (index: number): string => index.toString(16).padStart(64, '0')
const topics = Array.from({ length: TOPICS }, (_, index) => topicOf(index))

/** A mailbox with 200,000 messages; the queried topics have very few of them, and the oldest ones. */
async function fillMailbox() {
  const { databaseUrl = '' } = await sharedServices(`mailboxSql ${Math.random()}`, inject('scaled'), { isNew: true })
  const log = createLog('silent')
  await (await openPostgresStore({ databaseUrl, log })).close()
  const pool = openPostgresPool({ databaseUrl, max: 1, statementMs: 60_000, log })
  onTestFinished(() => pool.end())
  const insert = (topic: string, from: number, to: number) =>
    pool.query(
      `INSERT INTO relay_messages (topic, digest, sender, message, tag, published_at, expires_at, bytes)
       SELECT lpad(to_hex(${topic}), 64, '0'), i::text, 'dapp', repeat('x', 200), 1, 1, 9000000000000, 1300
       FROM generate_series(${from}, ${to}) i`,
    )
  // The planner's statistics are outdated: they say that nearly everything is in one topic.
  await pool.query('ALTER TABLE relay_messages SET (autovacuum_enabled = false)')
  await insert('0', 1, 20_000)
  await pool.query('ANALYZE relay_messages')
  await insert('(i - 20000) * 10', 20_001, 20_449)
  await insert('1000000 + i % 20000', 20_450, 200_000)
  return pool
}

describe('mailboxSql', () => {
  it('answers every query about 4,500 topics from the index of topics, in one statement', async () => {
    const pool = await fillMailbox()
    const requested = topics.slice(0, 100).map((topic) => ({ topic, after: 0 }))
    const questions = {
      newest: mailboxSql.newest(topics),
      'unread of one topic': mailboxSql.unread(
        { topics: requested.slice(0, 1), client: 'c', limit: 200, maxBytes: 1e6 },
        1,
      ),
      'unread of many': mailboxSql.unread({ topics: requested, client: 'c', limit: 200, maxBytes: 1e6 }, 1),
    }
    for (const [name, { text, values }] of Object.entries(questions)) {
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await pool.query(`SET plan_cache_mode = ${mode}`)
        await pool
          .query({
            name: `${name} ${mode}`,
            text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
            values: [...(values ?? [])],
          })
          .then(({ rows }) => {
            const plan = rows[0]['QUERY PLAN'][0]
            const nodes = nodesOf(plan.Plan)
            const scans = nodes.filter((node) => node['Relation Name'] === 'relay_messages')
            for (const scan of scans) {
              const read = (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops']
              expect(read, `${name}, ${mode}: ${scan['Node Type']} on ${scan['Index Name']}`).toBeLessThan(10_000)
            }
            expect(
              scans.some((node) => node['Index Name'] === 'relay_messages_by_topic'),
              name,
            ).toBe(true)
          })
      }
    }
    const { rows } = await pool.query(mailboxSql.newest(topics))
    expect(rows).toHaveLength(450)
  })

  it('finds messages stored after a position by the primary key', async () => {
    const pool = await fillMailbox()
    const { rows: recent } = await pool.query(mailboxSql.recent(199_990, 5000))
    expect(recent).toHaveLength(10)
    const { text, values } = mailboxSql.recent(199_990, 5000)
    const { rows } = await pool.query({ text: `EXPLAIN (FORMAT JSON) ${text}`, values: [...(values ?? [])] })
    expect(nodesOf(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Index Name'])).toContain('relay_messages_pkey')
    expect((await pool.query(mailboxSql.lastSeq())).rows).toEqual([{ seq: 200_000 }])
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
