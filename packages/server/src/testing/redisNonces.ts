import type { NonceStore } from '@kit/siwx/server'
import type { Redis } from 'ioredis'

/** Stores used nonces in Redis 6.2 or later, shared by replicas. */
export const redisNonces = (redis: Redis): NonceStore => ({
  consume: async (nonce, expiresAtMs) => (await redis.set(`siwx:${nonce}`, '1', 'PXAT', expiresAtMs, 'NX')) === 'OK',
})
