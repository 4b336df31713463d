import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kit/devnet'
import pg from 'pg'
import { currentLoad, ownDatabase, percentile, printRows, type Row, startServer } from './benchServer.js'
import { closePairs, openPairs, type Pair, publishAll } from './loadRelay.js'

// Delivery from one replica to the sockets of another: its cost must not grow with topics or sockets. Transactions per message don't depend
// on other programs at all. Run: tsx packages/server/bench/main.ts relayReplicas [--quick]

const isQuick = process.argv.includes('--quick')
const load = { messages: isQuick ? 5000 : 20_000, bytes: 600, inFlight: 100 }
const roundCount = 3
const fewTopics = { pairs: 4, topics: 1 }
const manyTopics = { pairs: 100, topics: isQuick ? 200 : 2000 }

type Cost = { readonly transactions: number; readonly cpuUs: number; readonly p50: number }

async function measure(pairs: readonly Pair[], database: pg.Client, metricsUrl: string): Promise<Cost> {
  const before = { cpuMs: await cpuMs(metricsUrl), transactions: await transactions(database) }
  const { delivered } = await publishAll(pairs, load)
  const used = (await cpuMs(metricsUrl)) - before.cpuMs
  // Postgres reports the transactions of a session up to a second later.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return {
    transactions: ((await transactions(database)) - before.transactions) / load.messages,
    cpuUs: (used / load.messages) * 1000,
    p50: percentile(delivered, 0.5),
  }
}

async function cpuMs(metricsUrl: string): Promise<number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (.+)$/m.exec(text)?.[1]) * 1000
}

async function transactions(database: pg.Client): Promise<number> {
  const { rows } = await database.query(
    'SELECT xact_commit::float8 AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].count
}

async function compare(urls: readonly [string, string], database: pg.Client, metricsUrl: string) {
  const few = await openPairs(urls[0], fewTopics.pairs, fewTopics.topics, urls[1])
  const many = await openPairs(urls[0], manyTopics.pairs, manyTopics.topics, urls[1])
  const rounds: { few: Cost; many: Cost }[] = []
  await measure(few, database, metricsUrl)
  for (let round = 0; round < roundCount; round += 1)
    rounds.push({
      few: await measure(few, database, metricsUrl),
      many: await measure(many, database, metricsUrl),
    })
  closePairs([...few, ...many])
  return rounds
}

function rowsOf(rounds: readonly { few: Cost; many: Cost }[]): readonly Row[] {
  const median = (which: 'few' | 'many', of: keyof Cost): number =>
    rounds.map((round) => round[which][of]).sort((a, b) => a - b)[1] ?? Number.NaN
  const sizes = `${fewTopics.pairs} topics, ${manyTopics.pairs * manyTopics.topics} over ${manyTopics.pairs} sockets`
  const row = (name: string, of: keyof Cost, digits: number): Row => ({
    measure: `${name}: ${sizes}`,
    goal: 'shown',
    seen: `${median('few', of).toFixed(digits)}, ${median('many', of).toFixed(digits)}`,
    met: true,
  })
  return [
    row('transactions per message', 'transactions', 3),
    row('processor time of the receiving replica per message (µs)', 'cpuUs', 0),
    row('publish to delivered, p50 (ms)', 'p50', 1),
  ]
}

if (process.env['DATABASE_URL'] === undefined) {
  process.stdout.write('\nrelay, replicas: only with Postgres and Redis\n')
  process.exit(0)
}
const loadBefore = currentLoad()
const dataDirs = [mkdtempSync(join(tmpdir(), 'kit-bench-')), mkdtempSync(join(tmpdir(), 'kit-bench-'))] as const
const env = await ownDatabase()
const metricsPort = await freePort()
const config = { rateLimits: { enabled: false } }
const sender = await startServer(dataDirs[0], config, env, 'relay')
const receiver = await startServer(dataDirs[1], { ...config, metricsPort }, env, 'relay')
const database = new pg.Client({ connectionString: env['DATABASE_URL'] })
await database.connect()
try {
  const rounds = await compare([sender.url, receiver.url], database, `http://127.0.0.1:${metricsPort}`)
  printRows('relay, replicas', rowsOf(rounds), loadBefore)
} finally {
  await database.end()
  for (const { child } of [sender, receiver]) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
