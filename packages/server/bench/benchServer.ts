import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** One line of a benchmark's table. */
export type Row = { readonly measure: string; readonly goal: string; readonly seen: string; readonly met: boolean }

/** A program in its own process that printed the URL it listens on. */
export type BenchProcess = { readonly child: ChildProcess; readonly url: string; readonly startedInMs: number }

/** Variables of a server. */
export type BenchEnv = Readonly<Record<string, string>>

/** Returns the percentile of numbers in ascending order. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Resident memory of a process, in MB. */
export function residentMegabytes({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Starts a program of this folder or the server and waits until it prints `"url":"…"`. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BenchProcess> {
  const startedMs = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const url = /"url":"(http:[^"]+)"/.exec(output)?.[1]
    if (url !== undefined) {
      child.stdout.resume()
      return { child, url, startedInMs: performance.now() - startedMs }
    }
  }
  throw new Error(`it did not start: ${output}`)
}

/** Starts the built server, or the sources with `--source` or if nothing is built. By default with a new database. */
export async function startServer(
  dataDir: string,
  config: object = {},
  env?: BenchEnv,
  module: 'all' | 'relay' = 'all',
): Promise<BenchProcess> {
  const file = join(dataDir, 'bench.json')
  writeFileSync(file, JSON.stringify(config))
  // A relay refuses options of other modules.
  if (module === 'relay') delete process.env['KIT_SERVER_ENCRYPTION_KEY']
  const built = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
  const source = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
  const isBuilt = existsSync(built) && !process.argv.includes('--source')
  const entry = isBuilt ? [built] : ['--conditions', '@kit/source', '--import', 'tsx', source]
  return startProgram(
    [...entry, module, '--port', '0', '--data', dataDir, '--config', file],
    env ?? (await ownDatabase()),
  )
}

/** Creates a new database next to the one in the environment, so that no server finds data of another. */
export async function ownDatabase(): Promise<BenchEnv> {
  const shared = process.env['DATABASE_URL']
  if (shared === undefined) return {}
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: shared })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(shared)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href, KIT_SERVER_REDIS_PREFIX: name }
}

/** Prints the table. `loadBefore` is the machine's load before the first measurement: other busy programs worsen every figure. */
export function printRows(title: string, rows: readonly Row[], loadBefore: number): void {
  const width = Math.max(title.length, ...rows.map(({ measure }) => measure.length))
  const goals = Math.max(...rows.map(({ goal }) => goal.length))
  process.stdout.write(`\n${cpus().length} cores, Node ${process.versions.node}, load before ${loadBefore.toFixed(1)}`)
  process.stdout.write(`\n${title.padEnd(width)}  ${'goal'.padEnd(goals)}  seen\n`)
  for (const { measure, goal, seen, met } of rows) {
    process.stdout.write(`${measure.padEnd(width)}  ${goal.padEnd(goals)}  ${seen}${met ? '' : '  MISSED'}\n`)
  }
}

/** The machine's load over the last minute. */
export function currentLoad(): number {
  return loadavg()[0] ?? 0
}
