import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { Redis } from 'ioredis'
import { untilIt } from './untilIt.js'

/** A separate in-memory Redis or Valkey. */
export type TestRedis = {
  readonly url: string
  /** Kills it as a crash would: all its data is lost. */
  crash(): Promise<void>
  /** Keeps connections open but sends no responses for a minute. */
  pause(): Promise<void>
  /** Restarts it empty on the same port. */
  startAgain(): Promise<void>
  remove(): Promise<void>
}

/** Returns the path of the server's program, or undefined where none is installed. */
export function redisProgram(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return folders
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Starts a server on a free loopback port. @throws when it isn't installed or doesn't start */
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
