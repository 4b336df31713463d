import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type BenchProcess,
  currentLoad,
  percentile,
  printRows,
  type Row,
  residentMegabytes,
  startProgram,
  startServer,
} from './benchServer.js'

// Compares the gateway with a bare proxy. Server, proxy and node run in separate processes; the load comes from this one. Run: npm run
// bench -- server

const chain = 'eip155:1'
const requests = 20_000
const inFlight = 16
const roundCount = 3
const batch = 1000
const batchCount = 30
const startGoalMs = 1000
const memoryGoalMb = 120

const agent = new Agent({ keepAlive: true, maxSockets: inFlight })

function post(url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${response.statusCode} ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

type Throughput = { readonly rate: number; readonly p50: number; readonly p99: number }

/** Sends requests with a fixed number in flight. */
async function load(url: string, bodyOf: (at: number) => string): Promise<Throughput> {
  const times: number[] = []
  let next = 0
  const startedMs = performance.now()
  const ask = async (): Promise<void> => {
    while (next < requests) {
      const body = bodyOf(next)
      next += 1
      const requestedMs = performance.now()
      await post(url, body)
      times.push(performance.now() - requestedMs)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, ask))
  times.sort((a, b) => a - b)
  const rate = requests / ((performance.now() - startedMs) / 1000)
  return { rate, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** Returns the median of several rounds after one warm-up round. */
async function rounds(url: string, bodyOf: (at: number) => string): Promise<Throughput> {
  await load(url, bodyOf)
  const all: Throughput[] = []
  for (let round = 0; round < roundCount; round += 1) all.push(await load(url, bodyOf))
  return all.sort((a, b) => a.rate - b.rate)[Math.floor(roundCount / 2)] as Throughput
}

let salt = 0
const call = (method: string, params: readonly unknown[], id: number) => ({ jsonrpc: '2.0', id, method, params })
const cached = (id: number): string => JSON.stringify(call('eth_getBlockByNumber', ['0x10', false], id))
/** A request that no one sent before. */
const fresh = (id: number) => {
  salt += 1
  return call('eth_getBalance', [`0x${salt.toString(16).padStart(40, '0')}`, 'latest'], id)
}

async function batches(url: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < batchCount; turn += 1) {
    const body = JSON.stringify(Array.from({ length: batch }, (_, id) => fresh(id)))
    const startedMs = performance.now()
    const answers = JSON.parse(await post(url, body)) as { id: number }[]
    times.push(performance.now() - startedMs)
    if (answers.length !== batch || answers.some(({ id }, at) => id !== at)) throw new Error('answers are missing')
  }
  return percentile(
    times.slice(5).sort((a, b) => a - b),
    0.5,
  )
}

async function measure(server: BenchProcess, proxy: BenchProcess, node: BenchProcess): Promise<readonly Row[]> {
  const gateway = `${server.url}/v1?chainId=${chain}&projectId=bench`
  const rows: Row[] = []
  const idleMb = residentMegabytes(server.child)
  rows.push({
    measure: 'start until it listens (ms)',
    goal: `<= ${startGoalMs}`,
    seen: server.startedInMs.toFixed(0),
    met: server.startedInMs <= startGoalMs,
  })
  rows.push({
    measure: 'memory once started (MB)',
    goal: `<= ${memoryGoalMb}`,
    seen: idleMb.toFixed(0),
    met: idleMb <= memoryGoalMb,
  })
  // Learning the newest block makes the requested block an old, cacheable one.
  await post(gateway, JSON.stringify(call('eth_blockNumber', [], 1)))
  const reported = ({ rate, p50, p99 }: Throughput): string =>
    `${Math.round(rate)}, ${p50.toFixed(1)} / ${p99.toFixed(1)}`
  const floor = await rounds(proxy.url, cached)
  rows.push({ measure: 'bare proxy: calls a second, p50 / p99 (ms)', goal: 'floor', seen: reported(floor), met: true })
  const kept = await rounds(gateway, cached)
  rows.push({
    measure: 'gateway, kept answer',
    goal: '>= 2000, p99 <= floor + 20',
    seen: reported(kept),
    met: kept.rate >= 2000 && kept.p99 <= floor.p99 + 20,
  })
  const passed = await rounds(gateway, (id) => JSON.stringify(fresh(id)))
  rows.push({
    measure: 'gateway, passed on to the node',
    goal: 'p99 <= floor + 20',
    seen: reported(passed),
    met: passed.p99 <= floor.p99 + 20,
  })
  const direct = await batches(node.url)
  const through = await batches(gateway)
  rows.push({
    measure: `batch of ${batch} at the node, through the gateway (ms)`,
    goal: '<= node + 40',
    seen: `${direct.toFixed(1)}, ${through.toFixed(1)}`,
    met: through <= direct + 40,
  })
  rows.push({
    measure: 'memory after all of it (MB)',
    goal: '',
    seen: residentMegabytes(server.child).toFixed(0),
    met: true,
  })
  return rows
}

const loadBefore = currentLoad()
const dataDir = mkdtempSync(join(tmpdir(), 'kit-bench-'))
const programs: BenchProcess[] = []
const program = fileURLToPath(new URL('gatewayNode.ts', import.meta.url))
try {
  const node = await startProgram(['--import', 'tsx', program, 'node'])
  programs.push(node)
  const proxy = await startProgram(['--import', 'tsx', program, 'proxy', node.url])
  programs.push(proxy)
  const config = { chains: { [chain]: node.url }, rateLimits: { enabled: false }, logLevel: 'info' }
  const server = await startServer(dataDir, config)
  programs.push(server)
  printRows('gateway', await measure(server, proxy, node), loadBefore)
} finally {
  for (const { child } of programs) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
