import { startPostgres, type TestPostgres } from '../startPostgres.js'
import type { TcpProxy } from '../startTcpProxy.js'
import type { ChaosFault } from './ChaosScene.js'

/** A primary and its synchronous standby: every commit is on both before it is accepted. */
export type PostgresPair = {
  /** Returns host and port of the primary. */
  address(): string
  /** Returns the faults of the database, which lies behind these proxies. */
  faults(proxies: () => readonly TcpProxy[]): readonly ChaosFault[]
  close(): Promise<void>
}

/** Starts Postgres with a standby. */
export async function startPostgresPair(): Promise<PostgresPair> {
  let primary = await startPostgres()
  let standby = await follow(primary)

  async function follow(leader: TestPostgres): Promise<TestPostgres> {
    const follower = await startPostgres({ primaryUrl: leader.url })
    // It has the settings of its primary, but no standby of its own to wait for.
    await follower.replicate('without waiting')
    await leader.replicate('synchronously')
    return follower
  }

  function stop(how: 'fast' | 'crash', proxies: () => readonly TcpProxy[]): ChaosFault {
    return {
      name: how === 'fast' ? 'restart of Postgres' : 'crash of Postgres',
      reports: 'store',
      async inject() {
        await primary.end(how)
        return async () => {
          await primary.startAgain()
          for (const proxy of proxies()) proxy.aim([addressOf(primary)])
        }
      },
    }
  }

  return {
    address: () => addressOf(primary),
    faults: (proxies) => [
      stop('fast', proxies),
      stop('crash', proxies),
      {
        name: 'promotion of the standby',
        async inject() {
          await primary.end('crash')
          // As a name that already leads to the standby, which does not accept writes yet.
          for (const proxy of proxies()) proxy.aim([addressOf(standby)])
          return async () => {
            await standby.promote()
            const old = primary
            primary = standby
            standby = await follow(primary)
            await old.remove()
          }
        },
      },
    ],
    async close() {
      await Promise.all([primary.remove(), standby.remove()])
    },
  }
}

function addressOf({ url }: TestPostgres): string {
  return new URL(url).host
}
