import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitGroup } from '../../contract/Endpoint.js'
import type { RedisLink } from '../cache/openRedis.js'
import type { Metrics } from '../metrics/Metrics.js'
import type { AddressShares } from './createAddressShares.js'
import type { Limiter } from './Limiter.js'
import type { RateLimits } from './limitConfig.js'

/** Dependencies of {@link createLimiter}; with `redis` all replicas count together. */
export type LimiterOptions = {
  readonly config: RateLimits
  readonly redis?: RedisLink | undefined
  readonly metrics: Metrics
  readonly sharesOf: AddressShares
}

/** Creates buckets in memory or Redis. While Redis is unavailable, each replica counts separately. */
export function createLimiter({ config, redis, metrics, sharesOf }: LimiterOptions): Limiter {
  if (!config.enabled) return { consume: async () => undefined }
  const bucketOf = (group: LimitGroup, times: number): RateLimiterAbstract => {
    const options = {
      points: config[group].points * times,
      duration: Math.ceil(config[group].windowMs / 1000),
      keyPrefix: group,
    }
    const own = new RateLimiterMemory(options)
    if (redis === undefined) return own
    return new RateLimiterRedis({
      ...options,
      keyPrefix: redis.name(`limit:${group}`),
      storeClient: redis.commands,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
      // Callers over the limit are refused from memory: a flood does not reach Redis.
      inMemoryBlockOnConsumed: options.points + 1,
    })
  }
  const buckets = new Map<string, RateLimiterAbstract>()

  /** Multiplied by the operator's address shares. */
  function bucketFor(group: LimitGroup, key: string): RateLimiterAbstract {
    const times = sharesOf(key.slice(key.lastIndexOf('|') + 1))
    const name = `${group} ${times}`
    const bucket = buckets.get(name) ?? bucketOf(group, times)
    buckets.set(name, bucket)
    return bucket
  }

  return {
    async consume(group, key, points) {
      const bucket = bucketFor(group, key)
      if (redis?.isReady() === false) metrics.count('kit_limiter_fallbacks_total')
      const [isAllowed, state] = await bucket.consume(key, points).then(
        (result): [boolean, RateLimiterRes] => [true, result],
        (refusal: unknown): [boolean, RateLimiterRes] =>
          refusal instanceof RateLimiterRes ? [false, refusal] : [true, new RateLimiterRes()],
      )
      if (!isAllowed) metrics.count('kit_limited_total', { group })
      return {
        isAllowed,
        limit: bucket.points,
        remaining: Math.max(0, state.remainingPoints),
        resetMs: Math.max(0, state.msBeforeNext),
      }
    },
  }
}
