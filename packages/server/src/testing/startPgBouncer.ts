import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { untilIt } from './untilIt.js'

/** Returns the path of PgBouncer, or undefined where it isn't installed. */
export function pgBouncerProgram(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
}

/** Starts PgBouncer on a free loopback port, in front of all databases of a Postgres. It stops after the test. Returns its URL. */
export async function startPgBouncer(databaseUrl: string, settings: readonly string[]): Promise<string> {
  const { hostname, port, username } = new URL(databaseUrl)
  const home = mkdtempSync(join(tmpdir(), 'kit-pgbouncer-'))
  const ownPort = await freePort()
  const path = join(home, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    ...settings,
  ]
  writeFileSync(path, `${lines.join('\n')}\n`)
  // PgBouncer refuses to run as root.
  chmodSync(home, 0o755)
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const program = spawnGuarded(pgBouncerProgram() ?? 'pgbouncer', [...asOther, path])
  onTestFinished(async () => {
    await program.kill()
    rmSync(home, { recursive: true, force: true })
  })
  const url = new URL(databaseUrl)
  url.port = String(ownPort)
  await untilIt(async () => {
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } finally {
      await client.end().catch(() => undefined)
    }
  }, program)
  return url.href
}
