import { createHmac } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { ServerConfig } from '../config/ServerConfig.js'
import { createMemoryCache } from '../platform/cache/createMemoryCache.js'
import { createRedisCache } from '../platform/cache/createRedisCache.js'
import type { RedisLink } from '../platform/cache/openRedis.js'
import { ConfigError } from '../platform/config/ConfigError.js'
import { createLocalLeadership } from '../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import { createAddressShares } from '../platform/limits/createAddressShares.js'
import { createLimiter } from '../platform/limits/createLimiter.js'
import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import { describeFault } from '../platform/store/describeFault.js'
import { openDatabase } from '../platform/store/openDatabase.js'
import { openSqliteStore } from '../platform/store/openSqliteStore.js'
import { readSecret } from '../platform/store/readSecret.js'
import type { Store } from '../platform/store/Store.js'
import { createMailboxScan } from '../relay/createMailboxScan.js'
import { createRedisBus } from '../relay/createRedisBus.js'
import { createSqliteMailbox } from '../relay/createSqliteMailbox.js'
import { createUsage, type Usage } from '../relay/createUsage.js'
import type { Mailbox } from '../relay/Mailbox.js'
import type { RelayLimits } from '../relay/relayConfig.js'
import type { Backend } from './Backend.js'

/** Options for {@link openBackend}. */
export type BackendOptions = {
  readonly config: ServerConfig
  readonly log: Log
  readonly now: () => number
  readonly metrics: Metrics
}

type Records = { readonly store: Store; readonly mailbox: Mailbox; readonly leadership: Leadership }

/** Responses kept in memory. */
const MAX_CACHED = 50_000
const MAX_CACHED_BYTES = 256 * 1024 * 1024
/** Maximum time the startup waits for Redis, so that the first requests are counted there too. */
const CONNECT_REDIS_MS = 1000
const RELAY_CONNECTIONS = 6
const RELAY_STATEMENT_MS = 10_000

/**
 * Opens the configured storage: SQLite files in the data directory or Postgres, memory alone or with Redis. Code of unconfigured storage is
 * not loaded.
 *
 * @throws ConfigError when a directory or database cannot be used
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { config, log, now, metrics } = options
  const records =
    config.databaseUrl === undefined ? await openFiles(options) : await openPostgres(options, config.databaseUrl)
  const { store, mailbox, leadership } = records
  const addressKey = await readSecret(store, 'addresses').catch(async (error: unknown) => {
    await closeRecords(records)
    throw error
  })
  const local = createMemoryCache({ maxEntries: MAX_CACHED, maxBytes: MAX_CACHED_BYTES, now })
  let redis: RedisLink | undefined
  if (config.redisUrl !== undefined) {
    const { openRedis } = await import('../platform/cache/openRedis.js')
    redis = openRedis({ url: config.redisUrl, prefix: config.redisPrefix, log, metrics })
    await redis.waitForConnection(CONNECT_REDIS_MS)
    metrics.watch('kit_redis_up', () => Number(redis?.isReady()))
  }
  return {
    store,
    mailbox,
    leadership,
    bus: redis !== undefined && mailbox.recent !== undefined ? createRedisBus(redis) : undefined,
    cache: redis === undefined ? local : createRedisCache({ redis, local, metrics }),
    limiter: createLimiter({
      config: config.rateLimits,
      redis,
      metrics,
      sharesOf: createAddressShares(config.addressRanges),
    }),
    pseudonymize: (address) => createHmac('sha256', addressKey).update(address).digest('base64url').slice(0, 16),
    checks: { store: store.check, mailbox: mailbox.check, ...(redis && { cache: redis.check }) },
    async close() {
      await closeRecords(records).finally(() => redis?.close())
    },
  }
}

async function openFiles({ config, log, now, metrics }: BackendOptions): Promise<Records> {
  const { durability, limits } = config.relay
  const database = openDatabase({ dataDir: config.dataDir, durability, maxBytes: limits.maxStoredBytes })
  const plain = openMailbox(() => createSqliteMailbox({ database, usage: watchedUsage(limits, metrics), now }))
  const { mailbox, check } = createMailboxScan(database, plain, now)
  try {
    return {
      mailbox: { ...mailbox, check },
      store: await openSqliteStore(config.dataDir),
      leadership: createLocalLeadership(log),
    }
  } catch (error) {
    await mailbox.close()
    throw error
  }
}

async function openPostgres({ config, log, now, metrics }: BackendOptions, databaseUrl: string): Promise<Records> {
  const [{ openPostgresStore }, { openPostgresPool }, { createPostgresMailbox }, { createPostgresLeadership }] =
    await Promise.all([
      import('../platform/store/openPostgresStore.js'),
      import('../platform/store/openPostgresPool.js'),
      import('../relay/createPostgresMailbox.js'),
      import('../platform/jobs/createPostgresLeadership.js'),
    ])
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new ConfigError([`dataDir: the directory cannot be created (${String((error as { code?: unknown }).code)})`])
  }
  const store = await openPostgresStore({ databaseUrl, log })
  const pool = openPostgresPool({ databaseUrl, max: RELAY_CONNECTIONS, statementMs: RELAY_STATEMENT_MS, log })
  return {
    store,
    mailbox: createPostgresMailbox({ pool, now, log, metrics, usage: watchedUsage(config.relay.limits, metrics) }),
    leadership: createPostgresLeadership({ databaseUrl, log, metrics }),
  }
}

async function closeRecords({ leadership, mailbox, store }: Records): Promise<void> {
  await leadership.close()
  // A failed write of one must not prevent the other from writing.
  const closed = await Promise.allSettled([mailbox.close(), store.close()])
  for (const result of closed) if (result.status === 'rejected') throw result.reason
}

/** Opens the mailbox, which reads its file immediately. @throws ConfigError if the file is corrupt */
function openMailbox(open: () => Mailbox): Mailbox {
  try {
    return open()
  } catch (error) {
    throw new ConfigError([describeFault('kit-server.db', String((error as { code?: unknown }).code))])
  }
}

function watchedUsage(limits: RelayLimits, metrics: Metrics): Usage {
  const usage = createUsage({ limits, metrics })
  metrics.watch('kit_relay_stored_bytes', usage.bytes)
  metrics.watch('kit_relay_stored_share', usage.fillRatio)
  return usage
}
