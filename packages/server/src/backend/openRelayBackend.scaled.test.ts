import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { parseConfig } from '../config/parseConfig.js'
import { createLog } from '../platform/log/createLog.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { createSecretsTable } from '../platform/store/createSecretsTable.js'
import { sharedServices, temporaryDirectory } from '../testing/startTestServer.js'
import type { BaseBackend } from './Backend.js'
import { openRelayBackend } from './openRelayBackend.js'
import { openStoreBackend } from './openStore.js'

/** Options of one of several servers with the same configuration. */
function optionsOf(shared: Awaited<ReturnType<typeof sharedServices>>) {
  const config = parseConfig({ ...shared, chains: {}, dataDir: temporaryDirectory() })
  return { config, log: createLog('silent'), now: Date.now, metrics: createNoMetrics() }
}

async function opened<B extends BaseBackend>(opening: Promise<B>): Promise<B> {
  const backend = await opening
  onTestFinished(() => backend.close())
  return backend
}

it('modules and replicas that start at the same time on an empty database share the key of pseudonyms', async () => {
  const shared = await sharedServices(randomUUID(), inject('scaled'), { isNew: true })
  const first = new pg.Client({ connectionString: shared.databaseUrl })
  await first.connect()
  onTestFinished(() => first.end())
  const opens = [openRelayBackend, openStoreBackend, openRelayBackend, openStoreBackend]
  // Another server created the table, but has not committed it yet.
  await first.query('BEGIN')
  await createSecretsTable(first)
  const starting = Promise.all(opens.map((open) => opened<BaseBackend>(open(optionsOf(shared)))))
  const waiting = `SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await expect.poll(async () => (await first.query(waiting)).rowCount).toBe(opens.length)
  await first.query('COMMIT')
  const backends = await starting
  expect(new Set(backends.map(({ pseudonymize }) => pseudonymize('192.0.2.1'))).size).toBe(1)
})
