import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { postgresFolder } from '../startPostgres.js'
import { redisProgram, startRedis } from '../startRedis.js'
import { startTcpProxy, type TcpProxy } from '../startTcpProxy.js'
import type { ChaosFault, ChaosScene, SceneOptions } from './ChaosScene.js'
import { chaosConfig } from './chaosConfig.js'
import { floodFaults } from './floodFaults.js'
import { halfOpenFault, proxyFault } from './networkFaults.js'
import { openNamespace } from './openNamespace.js'
import { processFaults } from './processFaults.js'
import { type ChaosServer, startChaosServer } from './startChaosServer.js'
import { startPostgresPair } from './startPostgresPair.js'

/** Returns the services that a machine lacks to run replicas, or undefined. */
export function missingForReplicas(): string | undefined {
  return postgresFolder() === undefined || redisProgram() === undefined ? 'Postgres and Redis' : undefined
}

type Replica = {
  readonly server: ChaosServer
  readonly database: TcpProxy
  readonly redis: TcpProxy
  close(): Promise<void>
}

/**
 * Starts two replicas behind a proxy: `kit-server all`, and `kit-server relay` in a network namespace where the machine allows it. Each
 * reaches Postgres and Redis through proxies of its own.
 */
export async function openReplicaScene({ folder, isPrivileged }: SceneOptions): Promise<ChaosScene> {
  const postgres = await startPostgresPair(isPrivileged)
  const redis = await startRedis()
  const namespace = openNamespace(isPrivileged)
  const redisPrefix = randomBytes(4).toString('hex')
  const proxies: TcpProxy[] = []

  async function startReplica(module: 'all' | 'relay', isolated: boolean): Promise<Replica> {
    const inside = isolated && 'name' in namespace ? namespace : undefined
    const database = await startTcpProxy([postgres.address()], inside?.outerAddress)
    const cache = await startTcpProxy([new URL(redis.url).host], inside?.outerAddress)
    proxies.push(database)
    const databaseUrl = `postgres://postgres@${database.host}:${database.port}/postgres`
    const config = { databaseUrl, redisUrl: `redis://${cache.host}:${cache.port}`, redisPrefix, ...chaosConfig(module) }
    const server = await startChaosServer({
      name: `replica ${module}`,
      module,
      dataDir: join(folder, module),
      config,
      env: module === 'all' ? { KIT_SERVER_ENCRYPTION_KEY: '11'.repeat(32) } : {},
      ...(inside !== undefined && { wrapper: inside.wrapper, host: inside.innerAddress }),
    })
    return {
      server,
      database,
      redis: cache,
      close: async () => void (await Promise.all([database.close(), cache.close()])),
    }
  }

  const replicas = [await startReplica('all', false), await startReplica('relay', true)] as const
  const servers = replicas.map(({ server }) => server)
  const [all, relay] = servers as [ChaosServer, ChaosServer]
  const front = await startTcpProxy(servers.map(({ url }) => new URL(url).host))
  const redisFaults: readonly ChaosFault[] = [
    {
      name: 'loss of Redis',
      isHarmless: true,
      reports: 'cache',
      async inject() {
        await redis.crash()
        return () => redis.startAgain()
      },
    },
    proxyFault(
      'partition from Redis',
      replicas.map((each) => each.redis),
      'hang',
      { isHarmless: true },
    ),
    proxyFault('partition of one replica from Redis', [replicas[0].redis], 'hang', { isHarmless: true }),
    proxyFault(
      'slow Redis',
      replicas.map((each) => each.redis),
      'slow',
      { isHarmless: true },
    ),
  ]
  return {
    name: 'two replicas over Postgres and Redis',
    servers,
    route: () => `http://${front.host}:${front.port}`,
    faults: [
      ...processFaults(all, ['server', 'relay']),
      ...processFaults(relay, ['relay']),
      ...redisFaults,
      ...postgres.faults(() => proxies),
      proxyFault('partition from Postgres', proxies, 'hang', { reports: 'store' }),
      proxyFault('partition of one replica from Postgres', [replicas[0].database], 'hang'),
      proxyFault('slow Postgres', proxies, 'slow', { isHarmless: true }),
      proxyFault('partition from the clients', [front], 'hang'),
      proxyFault('connections cut', [front], 'refuse'),
      halfOpenFault(front, servers),
      namespace.fault,
      ...floodFaults(() => all.url),
    ],
    async close() {
      await Promise.all(servers.map((server) => server.close()))
      await Promise.all([front.close(), ...replicas.map((replica) => replica.close())])
      namespace.close()
      await Promise.all([postgres.close(), redis.remove()])
    },
  }
}
