import { createHmac } from 'node:crypto'
import type { PlatformConfig } from '../config/ServerConfig.js'
import { createMemoryCache } from '../platform/cache/createMemoryCache.js'
import { createRedisCache } from '../platform/cache/createRedisCache.js'
import type { RedisLink } from '../platform/cache/openRedis.js'
import { createAddressShares } from '../platform/limits/createAddressShares.js'
import { createLimiter } from '../platform/limits/createLimiter.js'
import type { Log } from '../platform/log/Log.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import type { BaseBackend } from './Backend.js'

/** Dependencies of every backend. */
export type BackendOptions<C extends PlatformConfig = PlatformConfig> = {
  readonly config: C
  readonly log: Log
  readonly now: () => number
  readonly metrics: Metrics
}

/** Opened files or databases. */
export type Records = {
  /** Key of the pseudonyms of addresses. */
  readonly addressKey: string
  readonly checks: BaseBackend['checks']
  close(): Promise<void>
}

/** Responses kept in memory. */
const maxCached = 50_000
const maxCachedBytes = 256 * 1024 * 1024
/** Maximum time the startup waits for Redis, so that the first requests are counted there too. */
const connectRedisMs = 1000

/** Opens Redis, if it is configured, and adds cache and limits to opened records. */
export async function openBase({ config, log, now, metrics }: BackendOptions, records: Records): Promise<BaseBackend> {
  const local = createMemoryCache({ maxEntries: maxCached, maxBytes: maxCachedBytes, now })
  let redis: RedisLink | undefined
  if (config.redisUrl !== undefined) {
    const { openRedis } = await import('../platform/cache/openRedis.js')
    redis = openRedis({ url: config.redisUrl, prefix: config.redisPrefix, log, metrics })
    await redis.waitForConnection(connectRedisMs)
    metrics.watch('kit_redis_up', () => Number(redis?.isReady()))
  }
  return {
    redis,
    cache: redis === undefined ? local : createRedisCache({ redis, local, metrics }),
    limiter: createLimiter({
      config: config.rateLimits,
      redis,
      metrics,
      sharesOf: createAddressShares(config.addressRanges),
    }),
    pseudonymize: (address) =>
      createHmac('sha256', records.addressKey).update(address).digest('base64url').slice(0, 16),
    checks: { ...records.checks, ...(redis && { cache: redis.check }) },
    async close() {
      await records.close().finally(() => redis?.close())
    },
  }
}
