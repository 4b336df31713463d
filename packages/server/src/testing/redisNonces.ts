import type { NonceStore } from '@kit/siwx/server'
import type { Redis } from 'ioredis'

/** Nonces in Redis 6.2 or later, which replicas share. */
export const redisNonces = (redis: Redis): NonceStore => ({
  issue: async (nonce, expiresAtMs) => (await redis.set(`siwx:${nonce}`, '1', 'PXAT', expiresAtMs)) === 'OK',
  consume: async (nonce) => (await redis.getdel(`siwx:${nonce}`)) !== null,
})
