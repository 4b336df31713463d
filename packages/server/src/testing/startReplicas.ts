import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { type ChildServer, startChildServer } from './startChildServer.js'
import { startPostgres, type TestPostgres } from './startPostgres.js'
import { startRedis, type TestRedis } from './startRedis.js'
import { sharedServices, temporaryDirectory } from './startTestServer.js'

/** Starts databases for a single test, which may break them. */
export async function ownServices(): Promise<{ readonly postgres: TestPostgres; readonly redis: TestRedis }> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  onTestFinished(async () => {
    await Promise.all([postgres.remove(), redis.remove()])
  })
  return { postgres, redis }
}

/** Starts servers in separate processes over one database, as an operator does. `startOne` adds another. */
export async function startReplicas(
  count: number,
  services: { readonly databaseUrl: string; readonly redisUrl: string } | undefined = inject('scaled'),
) {
  const shared = await sharedServices(randomBytes(8).toString('hex'), services)
  const startOne = (env: Record<string, string> = {}): Promise<ChildServer> =>
    startChildServer(['--port', '0', '--data', temporaryDirectory()], {
      DATABASE_URL: shared.databaseUrl ?? '',
      REDIS_URL: shared.redisUrl ?? '',
      KIT_SERVER_REDIS_PREFIX: shared.redisPrefix ?? '',
      KIT_SERVER_ENCRYPTION_KEY: shared.sessions?.encryptionKey ?? '',
      ...env,
    })
  return { replicas: await Promise.all(Array.from({ length: count }, () => startOne())), startOne, shared }
}
