import { sql } from 'kysely'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it, onTestFinished } from 'vitest'
import { composeServer } from '../../composeServer.js'
import { parseConfig } from '../../config/parseConfig.js'
import { createLog } from '../../platform/log/createLog.js'
import { createNoMetrics } from '../../platform/metrics/Metrics.js'
import type { Store } from '../../platform/store/Store.js'
import { createNoTracing } from '../../platform/tracing/Tracing.js'
import { signNameRequest } from '../../testing/signNameRequest.js'
import { temporaryDirectory, testConfig } from '../../testing/startTestServer.js'

const tables = ['names', 'spent_messages', 'wallet_sessions', 'events', 'orders']

/** Leaves no room for another row: a limit of SQLite, or the error of Postgres on a full disk. */
async function fill({ db, dialect }: Store): Promise<void> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
    await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db)
    return
  }
  await sql`CREATE FUNCTION full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`.execute(db)
  for (const table of tables)
    await sql`CREATE TRIGGER full_${sql.raw(table)} BEFORE INSERT ON ${sql.table(table)} EXECUTE FUNCTION full()`.execute(
      db,
    )
}

async function makeRoom({ db, dialect }: Store): Promise<void> {
  if (dialect === 'sqlite') await sql`PRAGMA max_page_count = 1000000`.execute(db)
  else await sql`DROP FUNCTION full() CASCADE`.execute(db)
}

it('the server responds with 503 to every write while the disk is full, serves reads, and writes again when there is room', async () => {
  const input = { chains: {}, analytics: true, rateLimits: { enabled: false }, logLevel: 'silent' as const }
  const config = parseConfig(await testConfig({ ...input, dataDir: temporaryDirectory() }))
  const { app, backend, gateway } = await composeServer({
    config,
    log: createLog('silent'),
    now: Date.now,
    metrics: createNoMetrics(),
    tracing: createNoTracing(),
    publicUrl: () => '',
  })
  onTestFinished(async () => {
    gateway.close()
    await backend.close()
  })
  const post = async (path: string, body: unknown) =>
    app.request(`${path}?projectId=p`, { method: 'POST', body: JSON.stringify(body) })
  const signer = privateKeyToAccount(generatePrivateKey())
  const long = 'x'.repeat(20_000)
  const session = { expiry: 2_000_000_000, signer: { type: 'keys', data: {} }, permissions: [], policies: [long] }
  let number = 0
  const register = async (name: string) =>
    post('/v1/profile/account', await signNameRequest(signer, { name, attributes: { bio: 'b'.repeat(255) } }))
  const writes: Record<string, () => Promise<Response>> = {
    async name() {
      // Some rows fit into existing pages.
      for (let count = 0; count < 40; count += 1) {
        number += 1
        const answer = await register(`name${number}.kit.test`)
        if (answer.status !== 200) return answer
      }
      return register('last.kit.test')
    },
    session: () => post(`/v1/sessions/eip155:1:${signer.address}`, session),
    event: () =>
      post('/e', { eventId: crypto.randomUUID(), timestamp: 1, props: { event: 'e', properties: { text: long } } }),
  }
  expect((await register('alice.kit.test')).status).toBe(200)
  await fill(backend.store)
  for (const [what, write] of Object.entries(writes)) {
    const answer = await write()
    expect(answer.status, what).toBe(503)
    expect(answer.headers.get('retry-after'), what).toBe('1')
    expect(await answer.json(), what).toMatchObject({ status: 'FAILED', reasons: [{ field: '' }] })
  }
  expect((await app.request('/v1/profile/account/alice.kit.test')).status).toBe(200)
  await makeRoom(backend.store)
  for (const [what, write] of Object.entries(writes)) expect((await write()).ok, what).toBe(true)
})
