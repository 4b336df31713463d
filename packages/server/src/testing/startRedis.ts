import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { Redis } from 'ioredis'
import { untilIt } from './untilIt.js'

/** A separate Redis or Valkey, in memory only. */
export type TestRedis = {
  readonly url: string
  /** Ends it as a crash would: everything in it is gone. */
  crash(): Promise<void>
  /** Lets it keep its connections and answer nobody for a minute. */
  pause(): Promise<void>
  /** Starts it again, empty, on the same port. */
  startAgain(): Promise<void>
  remove(): Promise<void>
}

/** Path of the server's program, or undefined where none is installed. */
export function redisProgram(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return folders
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Starts it on a free port of the loopback address. @throws when it is not installed or does not come up */
export async function startRedis(): Promise<TestRedis> {
  const path = redisProgram()
  if (path === undefined) throw new Error('Redis is not installed')
  const home = mkdtempSync(join(tmpdir(), 'kit-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`

  async function start() {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', home]
    const program = spawnGuarded(path as string, args)
    await untilIt(() => answers(url), program)
    return program
  }

  let program = await start()
  return {
    url,
    crash: () => program.kill(),
    async pause() {
      const redis = new Redis(url)
      await redis.client('PAUSE', 60_000)
      redis.disconnect()
    },
    async startAgain() {
      program = await start()
    },
    async remove() {
      await program.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    return (await redis.ping()) === 'PONG'
  } finally {
    redis.disconnect()
  }
}
