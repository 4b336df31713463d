import type { TestProject } from 'vitest/node'
import { postgresFolder, startPostgres } from './startPostgres.js'
import { redisProgram, startRedis } from './startRedis.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Services shared by the servers of this run. Undefined where Postgres or Redis isn't installed. */
    readonly scaled: { readonly databaseUrl: string; readonly redisUrl: string } | undefined
  }
}

/** Starts one Postgres and one Redis for a whole run of the scaled suite, and stops both afterwards. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (postgresFolder() === undefined || redisProgram() === undefined) {
    project.provide('scaled', undefined)
    return undefined
  }
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  project.provide('scaled', { databaseUrl: postgres.url, redisUrl: redis.url })
  return async () => {
    await Promise.all([postgres.remove(), redis.remove()])
  }
}
