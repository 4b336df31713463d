import { expect, it, onTestFinished } from 'vitest'
import { createMemoryCache } from '../platform/cache/createMemoryCache.js'
import { createRedisCache } from '../platform/cache/createRedisCache.js'
import { openRedis } from '../platform/cache/openRedis.js'
import { createLimiter } from '../platform/limits/createLimiter.js'
import { createLog } from '../platform/log/createLog.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { startRedis } from '../testing/startRedis.js'

const log = createLog('silent')
const metrics = createNoMetrics()
const bucket = { points: 4, windowMs: 60_000 }

/** One replica's connection to a Redis that the test can interrupt. */
async function replica(url: string) {
  const redis = openRedis({ url, prefix: 'test:', log, metrics })
  onTestFinished(() => redis.close())
  const local = createMemoryCache({ maxEntries: 100, maxBytes: 1e6, now: Date.now })
  const config = {
    enabled: true,
    rpc: bucket,
    read: bucket,
    write: bucket,
    connect: bucket,
    events: bucket,
    auth: bucket,
  }
  await redis.waitForConnection(5000)
  return {
    redis,
    cache: createRedisCache({ redis, local, metrics }),
    limiter: createLimiter({ config, redis, metrics, sharesOf: () => 1 }),
  }
}

it('the shared cache shares cached values between replicas, and deletes them on all', async () => {
  const server = await startRedis()
  onTestFinished(() => server.remove())
  const [one, two] = [await replica(server.url), await replica(server.url)]
  await expect.poll(() => one.redis.isListening() && two.redis.isListening()).toBe(true)
  await one.cache.set('key', '"value"', 60_000)
  expect(await two.cache.get('key')).toBe('"value"')
  await two.cache.delete('key')
  await expect.poll(() => one.cache.get('key')).toBeUndefined()
  await one.cache.set('short', '1', 30)
  await expect.poll(() => two.cache.get('short')).toBeUndefined()
})

it('the shared cache falls back to its own memory while Redis is unavailable, and shares again afterwards', async () => {
  const server = await startRedis()
  onTestFinished(() => server.remove())
  const [one, two] = [await replica(server.url), await replica(server.url)]
  await server.crash()
  await one.cache.set('key', '1', 60_000)
  expect(await one.cache.get('key')).toBe('1')
  expect(await two.cache.get('key')).toBeUndefined()
  await expect(one.redis.check()).rejects.toThrow()
  await server.startAgain()
  await expect.poll(() => one.redis.isReady() && two.redis.isReady()).toBe(true)
  await expect
    .poll(async () => {
      await one.cache.set('again', '2', 60_000)
      return two.cache.get('again')
    })
    .toBe('2')
})

it('the rate limit counts requests of all replicas together, and locally while Redis is unavailable', async () => {
  const server = await startRedis()
  onTestFinished(() => server.remove())
  const [one, two] = [await replica(server.url), await replica(server.url)]
  const take = async ({ limiter }: typeof one, points = 1) => (await limiter.consume('read', 'who', points))?.isAllowed
  expect([await take(one, 2), await take(two, 2), await take(one), await take(two)]).toEqual([true, true, false, false])
  await server.crash()
  await expect.poll(() => one.redis.isReady() || two.redis.isReady()).toBe(false)
  const other = ({ limiter }: typeof one) => limiter.consume('read', 'other', 4)
  expect((await other(one))?.isAllowed).toBe(true)
  expect((await other(two))?.isAllowed).toBe(true)
  expect((await other(two))?.isAllowed).toBe(false)
})
