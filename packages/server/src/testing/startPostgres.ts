import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, spawnGuarded } from '@kit/devnet'
import pg from 'pg'
import { untilIt } from './untilIt.js'

/** A separate Postgres with temporary data. */
export type TestPostgres = {
  /** URL of the `postgres` database. */
  readonly url: string
  /** Stops it: `fast` closes connections in order, `crash` is a kill -9. */
  end(how: 'fast' | 'crash'): Promise<void>
  /** Returns whether its process has ended, and whether it responds to a query. */
  state(): Promise<{ readonly hasEnded: boolean; readonly responds: boolean }>
  /** Restarts it on the same port with the same data. */
  startAgain(): Promise<void>
  /** Restarts it as a standby without a primary, which refuses writes until it is promoted. */
  becomeStandby(): Promise<void>
  /** Lets a standby accept writes, as after the loss of its primary. */
  promote(): Promise<void>
  /** Accepts a commit only once its standby has it, or without waiting for one. */
  replicate(how: 'synchronously' | 'without waiting'): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

/** Options for {@link startPostgres}. */
export type TestPostgresOptions = {
  /** Uses production settings, otherwise faster ones. */
  readonly durable?: boolean
  /** URL of the primary that it follows, as a hot standby. */
  readonly primaryUrl?: string
  /** Folder for its data. Default: that of temporary files. */
  readonly folder?: string | undefined
}

const durableSettings = [
  'max_connections=300',
  'shared_buffers=64MB',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
]

const restartLimitMs = 30_000
const restartPollMs = 100

/** Safe because test data need not survive a crash. */
const quickSettings = ['fsync=off', 'full_page_writes=off']

/** Returns the folder of Postgres' programs, or undefined where it isn't installed. */
export function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
}

/**
 * Starts Postgres on a free loopback port.
 *
 * @throws when it isn't installed or doesn't start
 */
export async function startPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const { durable = false, primaryUrl, folder: parent = tmpdir() } = options
  const settings = durable ? durableSettings : [...durableSettings, ...quickSettings]
  const folder = postgresFolder()
  if (folder === undefined) throw new Error('Postgres is not installed')
  const home = mkdtempSync(join(parent, 'kit-postgres-'))
  const data = join(home, 'data')
  const owner = otherUser()
  if (owner !== undefined) chownSync(home, owner.uid, owner.gid)
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C']
  const copy = ['-D', data, '-d', primaryUrl ?? '', '--no-sync', '--write-recovery-conf', '--checkpoint=fast']
  if (primaryUrl === undefined) execFileSync(join(folder, 'initdb'), init, { stdio: 'pipe', cwd: home, ...owner })
  else await promisify(execFile)(join(folder, 'pg_basebackup'), copy, { cwd: home, ...owner })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  let ended = false
  async function start() {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const postgres = join(folder as string, 'postgres')
    const asOwner = owner && ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups', postgres]
    const program = asOwner
      ? spawnGuarded('setpriv', [...asOwner, ...args], { cwd: home })
      : spawnGuarded(postgres, args, { cwd: home })
    ended = false
    void program.exited.finally(() => {
      ended = true
    })
    await untilIt(() => answers(url), program)
    return program
  }

  let program = await start()

  async function end(how: 'fast' | 'crash'): Promise<void> {
    // SIGTERM would wait for every client to disconnect.
    if (how === 'fast' && program.pid !== undefined) process.kill(program.pid, 'SIGINT')
    else await program.kill()
    await program.exited
  }

  async function startAgain(): Promise<void> {
    const deadlineMs = Date.now() + restartLimitMs
    for (;;)
      try {
        program = await start()
        return
      } catch (error) {
        // After a crash, the processes of connections may run for a moment without their parent.
        if (!/pre-existing shared memory/.test(String(error)) || Date.now() > deadlineMs) throw error
        await new Promise((resolve) => setTimeout(resolve, restartPollMs))
      }
  }

  return {
    url,
    end,
    state: async () => ({ hasEnded: ended, responds: await answers(url).catch(() => false) }),
    startAgain,
    async becomeStandby() {
      await end('fast')
      writeFileSync(join(data, 'standby.signal'), '')
      await startAgain()
    },
    promote: () => ask(url, ['SELECT pg_promote()']),
    replicate: (how) =>
      ask(url, [
        `ALTER SYSTEM SET synchronous_standby_names = '${how === 'synchronously' ? '*' : ''}'`,
        'SELECT pg_reload_conf()',
      ]),
    async remove() {
      await end('fast').catch(() => undefined)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Postgres refuses to run as root, so it runs as this user then. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (found === undefined) throw new Error('There is no user to run Postgres as')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

async function answers(url: string): Promise<boolean> {
  await ask(url, ['SELECT 1'])
  return true
}

async function ask(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end().catch(() => undefined)
  }
}
