import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { parseConfig, type ServerConfigInput } from '../config/parseConfig.js'
import { pause } from '../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import { createLog } from '../platform/log/createLog.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { createSecretsTable } from '../platform/store/createSecretsTable.js'
import { sharedServices, temporaryDirectory } from '../testing/startTestServer.js'
import type { BaseBackend } from './Backend.js'
import { openBackend } from './openBackend.js'
import { openRelayBackend } from './openRelayBackend.js'
import { openStoreBackend } from './openStore.js'

/** Options of one of several servers with the same configuration. */
function optionsOf(shared: ServerConfigInput) {
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

it('a server of all modules and a relay alone elect one leader in the database of the mailbox that they share', async () => {
  const main = await sharedServices(randomUUID(), inject('scaled'))
  const { databaseUrl } = await sharedServices(randomUUID(), inject('scaled'))
  const all = await opened(openBackend(optionsOf({ ...main, relay: { databaseUrl } })))
  const alone = await opened(openRelayBackend(optionsOf({ ...main, databaseUrl })))
  const leads: string[] = []
  const campaign = (leadership: Leadership, name: string): void =>
    leadership.campaign('relay-sweep', async (signal) => {
      leads.push(name)
      await pause(60_000, signal)
      leads.splice(leads.indexOf(name), 1)
    })
  campaign(all.mailboxLeadership, 'all')
  await expect.poll(() => leads).toEqual(['all'])
  campaign(alone.mailboxLeadership, 'alone')
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  onTestFinished(() => admin.end())
  const candidates = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'kit-server leader'`
  await expect.poll(async () => (await admin.query(candidates)).rowCount).toBe(2)
  expect(leads).toEqual(['all'])
  await all.mailboxLeadership.close()
  await expect.poll(() => leads).toEqual(['alone'])
})
