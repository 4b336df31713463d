import type { Metrics } from '../metrics/Metrics.js'
import type { Cache } from './Cache.js'
import type { RedisLink } from './openRedis.js'

/** Dependencies of {@link createRedisCache}. */
export type RedisCacheOptions = { readonly redis: RedisLink; readonly local: Cache; readonly metrics: Metrics }

/** Maximum time an entry is cached locally without checking Redis; limits the effect of a lost deletion notice. */
const localMs = 10_000

/**
 * Creates a memory cache backed by Redis: all replicas share loaded values, and deletions reach every replica. While Redis is unavailable,
 * each replica uses its own memory.
 */
export function createRedisCache({ redis, local, metrics }: RedisCacheOptions): Cache {
  redis.subscribe('deleted', { onMessage: (key) => void local.delete(key) })

  return {
    async get(key) {
      const near = await local.get(key)
      if (near !== undefined) {
        metrics.count('kit_cache_reads_total', { found: 'memory' })
        return near
      }
      const name = redis.name(`cache:${key}`)
      const far = await redis.attempt((commands) => Promise.all([commands.get(name), commands.pttl(name)]))
      const [value, leftMs] = far ?? []
      if (value === undefined || value === null || leftMs === undefined || leftMs <= 0) {
        metrics.count('kit_cache_reads_total', { found: 'no' })
        return undefined
      }
      metrics.count('kit_cache_reads_total', { found: 'redis' })
      await local.set(key, value, Math.min(leftMs, localMs))
      return value
    },
    async set(key, value, ttlMs) {
      if (ttlMs <= 0) return
      const isShared = await redis.attempt((commands) =>
        commands.set(redis.name(`cache:${key}`), value, 'PX', Math.ceil(ttlMs)),
      )
      // Without Redis, this memory is the only cache.
      await local.set(key, value, isShared === undefined ? ttlMs : Math.min(ttlMs, localMs))
    },
    async delete(key) {
      await local.delete(key)
      await redis.attempt((commands) => commands.del(redis.name(`cache:${key}`)))
      redis.publish('deleted', key)
    },
  }
}
