import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kit/devnet'
import { createClientIdentity } from '../src/testing/createClientToken.js'
import { currentLoad, percentile, printRows, type Row, startServer } from './benchServer.js'
import type { LoadSocket } from './LoadSocket.js'
import { ask, closePairs, newTopic, openPairs, openSocket, type Pair, publishAll, subscribeAll } from './loadRelay.js'
import { reconnectAll } from './reconnectAll.js'

// Costs of the relay in processor time of its process, which depends less on other programs than rates do. Run: tsx
// packages/server/bench/relayCost.ts [--quick]

const isQuick = process.argv.includes('--quick')
const isShared = process.env['DATABASE_URL'] !== undefined
const load = { messages: isQuick ? 5000 : 20_000, bytes: 600, inFlight: 100 }
const rateGoal = isShared ? 7000 : 12_000
const manyTopics = isQuick ? 100_000 : 1_000_000
const idleTopics = 200_000
/** One process can open 20,000 files here. */
const manySockets = isQuick ? 4000 : 18_000
const idleMs = isQuick ? 5000 : 15_000
const flat = 0.15
const fetchedMessages = 62
const fetchedBytes = 500_000

/** Measures of the relay's process. */
type Used = {
  readonly cpuMs: number
  readonly residentBytes: number
  readonly gcMs: number
  readonly sockets: number
}

async function used(metricsUrl: string): Promise<Used> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  const sum = (name: string): number =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (.+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    )
  return {
    cpuMs: sum('process_cpu_seconds_total') * 1000,
    residentBytes: sum('process_resident_memory_bytes'),
    gcMs: sum('nodejs_gc_duration_seconds_sum') * 1000,
    sockets: sum('kit_relay_sockets'),
  }
}

/** Processor time per message in microseconds, and the share of garbage collection. */
async function costOf(
  pairs: readonly Pair[],
  metricsUrl: string,
): Promise<{ cost: number; gc: number; rate: number; p99: number }> {
  const before = await used(metricsUrl)
  const { rate, delivered } = await publishAll(pairs, load)
  const after = await used(metricsUrl)
  const cpuMs = after.cpuMs - before.cpuMs
  return {
    cost: (cpuMs / load.messages) * 1000,
    gc: (after.gcMs - before.gcMs) / cpuMs,
    rate,
    p99: percentile(delivered, 0.99),
  }
}

const showCost = ({ cost, gc }: { cost: number; gc: number }): string =>
  `${cost.toFixed(0)} µs, ${(gc * 100).toFixed(0)} %`

/** Compares a load with the same load over other pairs, in turns. Returns the change of the cost: 0.1 is 10 % more. */
async function changeOf(few: readonly Pair[], many: readonly Pair[], metricsUrl: string): Promise<number> {
  const ratios: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const small = await costOf(few, metricsUrl)
    const large = await costOf(many, metricsUrl)
    ratios.push(large.cost / small.cost)
  }
  const [, median = Number.NaN] = ratios.sort((a, b) => a - b)
  return median - 1
}

async function messageCosts(url: string, metricsUrl: string): Promise<readonly Row[]> {
  const few = await openPairs(url, 4, 1)
  await costOf(few, metricsUrl)
  const rounds = [await costOf(few, metricsUrl), await costOf(few, metricsUrl), await costOf(few, metricsUrl)]
  const [, median] = rounds.toSorted((a, b) => a.cost - b.cost) as [unknown, (typeof rounds)[number]]
  const rate = Math.max(...rounds.map((round) => round.rate))
  const p99 = Math.min(...rounds.map((round) => round.p99))
  const rows: Row[] = [
    {
      measure: 'processor time per message, of it garbage collection',
      goal: 'shown',
      seen: showCost(median),
      met: true,
    },
    {
      measure: 'messages per second (best round)',
      goal: `>= ${rateGoal}`,
      seen: rate.toFixed(0),
      met: rate >= rateGoal,
    },
    { measure: 'publish to delivered, p99 (ms)', goal: '<= 50', seen: p99.toFixed(1), met: p99 <= 50 },
  ]
  // The sockets are compared first: over 200 sockets, a system call carries one message, and over 8 sockets several.
  const wide = await openPairs(url, 100, 1)
  const spread = await changeOf(few, wide, metricsUrl)
  const deep = await openPairs(url, 100, manyTopics / 100)
  const topics = await changeOf(wide, deep, metricsUrl)
  rows.push(
    {
      measure: 'change of it with 200 busy sockets instead of 8',
      goal: 'shown',
      seen: `${(spread * 100).toFixed(0)} %`,
      met: true,
    },
    {
      measure: `change of it with ${manyTopics} topics instead of 100, over 200 sockets`,
      goal: `<= ${flat * 100} %`,
      seen: `${(topics * 100).toFixed(0)} %`,
      met: topics <= flat,
    },
  )
  closePairs([...few, ...wide, ...deep])
  return rows
}

async function openMany(url: string, count: number): Promise<readonly LoadSocket[]> {
  const sockets: LoadSocket[] = []
  let left = count
  const open = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const socket = await openSocket(url)
      await ask(socket, 'irn_subscribe', { topic: newTopic() })
      sockets.push(socket)
    }
  }
  await Promise.all(Array.from({ length: 50 }, open))
  return sockets
}

async function socketCosts(url: string, metricsUrl: string): Promise<readonly Row[]> {
  const few = await openPairs(url, 4, 1)
  const best = async (): Promise<number> => {
    const costs = [await costOf(few, metricsUrl), await costOf(few, metricsUrl), await costOf(few, metricsUrl)]
    return Math.min(...costs.map(({ cost }) => cost))
  }
  const aloneBefore = await best()
  // The first sockets also pay for the space of new objects, whose size doesn't depend on their number.
  const first = await openMany(url, manySockets / 10)
  const before = await used(metricsUrl)
  const sockets = [...first, ...(await openMany(url, manySockets - first.length))]
  const after = await used(metricsUrl)
  const opened = manySockets - first.length
  const bytes = (after.residentBytes - before.residentBytes) / opened
  const crowd = await best()
  for (const socket of sockets) socket.terminate()
  while ((await used(metricsUrl)).sockets > 2 * few.length) await new Promise((resolve) => setTimeout(resolve, 100))
  // Before and after: each stored message makes the next one slightly more expensive.
  const alone = (aloneBefore + (await best())) / 2
  const change = crowd / alone - 1
  closePairs(few)
  return [
    {
      measure: `change of it with ${manySockets} sockets`,
      goal: `<= ${flat * 100} %`,
      seen: `${(change * 100).toFixed(0)} %`,
      met: change <= flat,
    },
    {
      measure: 'resident memory per socket with one subscription (kB)',
      goal: '<= 8',
      seen: (bytes / 1000).toFixed(1),
      met: bytes <= 8000,
    },
    {
      measure: 'processor time to open one (µs)',
      goal: 'shown',
      seen: (((after.cpuMs - before.cpuMs) / opened) * 1000).toFixed(0),
      met: true,
    },
  ]
}

async function idleCosts(url: string, metricsUrl: string): Promise<readonly Row[]> {
  const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(url)))
  for (const socket of sockets) {
    await subscribeAll(socket, Array.from({ length: idleTopics / sockets.length }, newTopic))
  }
  // Collecting the garbage of the subscriptions takes one window of time.
  const shares: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const before = await used(metricsUrl)
    await new Promise((resolve) => setTimeout(resolve, idleMs))
    shares.push(((await used(metricsUrl)).cpuMs - before.cpuMs) / idleMs)
  }
  const [, share = Number.NaN] = shares.toSorted((a, b) => a - b)
  for (const socket of sockets) socket.terminate()
  return [
    {
      measure: `idle with ${idleTopics} topics (share of a core, median of 3 windows)`,
      goal: '<= 1 %',
      seen: `${(share * 100).toFixed(2)} %`,
      met: share <= 0.01,
    },
  ]
}

async function fetchCost(url: string, metricsUrl: string): Promise<readonly Row[]> {
  const [publisher, topic] = [await openSocket(url), newTopic()]
  for (let index = 0; index < fetchedMessages; index += 1) {
    const message = `${index}.`.padEnd(fetchedBytes, 'x')
    await ask(publisher, 'irn_publish', { topic, message, ttl: 300, tag: 1108 })
  }
  const reader = await openSocket(url)
  const times: number[] = []
  const before = await used(metricsUrl)
  let hasMore = true
  while (hasMore) {
    const startedMs = performance.now()
    const answer = await ask(reader, 'irn_fetchMessages', { topic })
    times.push(performance.now() - startedMs)
    hasMore = answer.includes('"hasMore":true')
  }
  const cpuMs = ((await used(metricsUrl)).cpuMs - before.cpuMs) / times.length
  for (const socket of [publisher, reader]) socket.terminate()
  const p50 = percentile(
    times.sort((a, b) => a - b),
    0.5,
  )
  const stored = Math.round((fetchedMessages * fetchedBytes) / 1e6)
  return [
    {
      measure: `irn_fetchMessages on ${stored} MB (ms, median of ${times.length} pages), of it processor time of the relay`,
      goal: '<= 10',
      seen: `${p50.toFixed(1)}, ${cpuMs.toFixed(1)}`,
      met: p50 <= 10,
    },
  ]
}

async function stormCost(url: string): Promise<readonly Row[]> {
  const sockets = isQuick ? 500 : 2000
  const storm = await reconnectAll(url, {
    sockets,
    topicsPerSocket: 5,
    identities: Array.from({ length: sockets }, createClientIdentity),
  })
  return [
    {
      measure: `${sockets} sockets reconnect with 5 topics each: all served after (ms), live delivery p50 / p99 meanwhile`,
      goal: 'p99 <= 1000',
      seen: `${storm.tookMs.toFixed(0)}, ${storm.liveP50.toFixed(1)} / ${storm.liveP99.toFixed(1)}`,
      met: storm.liveP99 <= 1000,
    },
  ]
}

const parts: Readonly<Record<string, (url: string, metricsUrl: string) => Promise<readonly Row[]>>> = {
  messages: messageCosts,
  sockets: socketCosts,
  idle: idleCosts,
  fetch: fetchCost,
  storm: stormCost,
}
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)

const loadBefore = currentLoad()
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (only !== undefined && !only.split(',').includes(name)) continue
  const dataDir = mkdtempSync(join(tmpdir(), 'kit-bench-'))
  const metricsPort = await freePort()
  // Its own process, so that no part finds the memory and the messages of another.
  const config = {
    metricsPort,
    rateLimits: { enabled: false },
    relay: { limits: { maxSocketsPerIp: 50_000, maxTopicsPerClient: 1_000_000 } },
  }
  const { child, url } = await startServer(dataDir, config, undefined, 'relay')
  try {
    rows.push(...(await measure(url, `http://127.0.0.1:${metricsPort}`)))
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
printRows('relay, costs', rows, loadBefore)
process.exit(0)
