import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from '../startPostgres.js'
import type { TcpProxy } from '../startTcpProxy.js'
import type { ChaosFault } from './ChaosScene.js'
import { mountSmallDisk, type SmallDisk } from './diskFault.js'
import { until } from './until.js'

/** A primary and its synchronous standby: every commit is on both before it is accepted. */
export type PostgresPair = {
  /** Returns host and port of the primary. */
  address(): string
  /** Returns the faults of the database, which lies behind these proxies. */
  faults(proxies: () => readonly TcpProxy[]): readonly ChaosFault[]
  close(): Promise<void>
}

type Member = TestPostgres & { readonly disk: SmallDisk }

const diskMebibytes = 768
const restartLimitMs = 30_000

/** Starts Postgres with a standby, each on a disk of its own where the machine allows it. */
export async function startPostgresPair(isPrivileged: boolean): Promise<PostgresPair> {
  let primary = await startMember()
  let standby = await follow(primary)

  async function startMember(primaryUrl?: string): Promise<Member> {
    const folder = mkdtempSync(join(tmpdir(), 'kit-disk-'))
    // Postgres runs as another user.
    chmodSync(folder, 0o755)
    const disk = mountSmallDisk(folder, isPrivileged, diskMebibytes)
    const started = await startPostgres({ folder, ...(primaryUrl !== undefined && { primaryUrl }) })
    return {
      ...started,
      disk,
      async remove() {
        await started.remove()
        disk.close()
        rmSync(folder, { recursive: true })
      },
    }
  }

  async function follow(leader: Member): Promise<Member> {
    const follower = await startMember(leader.url)
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

  /** Postgres stops when it cannot write its log; an operator starts it again. */
  async function startIfEnded(): Promise<void> {
    const isDecided = async (): Promise<boolean> => {
      const { hasEnded, responds } = await primary.state()
      return hasEnded || responds
    }
    await until(isDecided, restartLimitMs)
    if ((await primary.state()).hasEnded) await primary.startAgain()
  }

  return {
    address: () => addressOf(primary),
    faults: (proxies) => [
      {
        name: 'full disk of Postgres',
        missing: primary.disk.fault.missing,
        async inject(context) {
          const empty = await primary.disk.fault.inject(context)
          return async () => {
            await empty()
            await startIfEnded()
          }
        },
      },
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
