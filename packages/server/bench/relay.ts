import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectRelayClient, type RelayClient } from '../src/testing/connectRelayClient.js'
import { currentLoad, percentile, printRows, type Row, residentMegabytes, startServer } from './benchServer.js'

// Load comes from this process, the relay runs in a second one with its default configuration. Run: tsx packages/server/bench/relay.ts

const messageCount = 5000
const messageBytes = 600
const inFlight = 100
const roundCount = 3
const sessionCount = 200
const idleSocketCount = 10_000

const newTopic = (): string => randomBytes(32).toString('hex')
const newMessage = (): string => randomBytes(messageBytes).toString('base64').slice(0, messageBytes)

/** Publishes with a fixed number in flight over one pair of sockets; the round ends when all are delivered. */
async function throughput(url: string): Promise<{ rate: number; answered: number[]; delivered: number[] }> {
  const topic = newTopic()
  const sentAtMs = new Map<string, number>()
  const delivered: number[] = []
  const answered: number[] = []
  const dapp = await connectRelayClient({ url })
  const wallet = await connectRelayClient({
    url,
    onPush: ({ params }) => delivered.push(performance.now() - (sentAtMs.get(params.data.message) ?? 0)),
  })
  await wallet.call('irn_subscribe', { topic })
  const messages = Array.from({ length: messageCount }, newMessage)
  const startedMs = performance.now()
  const publisher = async (): Promise<void> => {
    for (let message = messages.pop(); message !== undefined; message = messages.pop()) {
      const sent = performance.now()
      sentAtMs.set(message, sent)
      await dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
      answered.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, publisher))
  await wallet.received(messageCount)
  const seconds = (performance.now() - startedMs) / 1000
  await Promise.all([dapp.close(), wallet.close()])
  return {
    rate: messageCount / seconds,
    answered: answered.sort((a, b) => a - b),
    delivered: delivered.sort((a, b) => a - b),
  }
}

/** Pairs a dapp and a wallet as the SDK does, and requests one signature. Returns the time since the first socket. */
async function session(url: string): Promise<number> {
  const startedMs = performance.now()
  const [dapp, wallet] = await Promise.all([connectRelayClient({ url }), connectRelayClient({ url })])
  const [pairingTopic, sessionTopic] = [newTopic(), newTopic()]
  const publish = (from: RelayClient, tag: number) =>
    from.call('irn_publish', { topic: sessionTopic, message: newMessage(), ttl: 300, tag })
  await dapp.call('wc_proposeSession', { pairingTopic, sessionProposal: newMessage(), ttl: 300 })
  await wallet.call('irn_subscribe', { topic: pairingTopic })
  await wallet.received(1)
  const answers = { sessionProposalResponse: newMessage(), sessionSettlementRequest: newMessage() }
  await wallet.call('wc_approveSession', { pairingTopic, sessionTopic, ...answers, ttl: 300 })
  await dapp.received(1)
  await dapp.call('irn_subscribe', { topic: sessionTopic })
  await dapp.received(2)
  await publish(dapp, 1103)
  await publish(dapp, 1108)
  await wallet.received(3)
  await publish(wallet, 1109)
  await dapp.received(3)
  const tookMs = performance.now() - startedMs
  await Promise.all([dapp.close(), wallet.close()])
  return tookMs
}

async function idleSockets(url: string): Promise<RelayClient[]> {
  const clients: RelayClient[] = []
  let left = idleSocketCount
  const opener = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const client = await connectRelayClient({ url })
      await client.call('irn_subscribe', { topic: newTopic() })
      clients.push(client)
    }
  }
  await Promise.all(Array.from({ length: 50 }, opener))
  return clients
}

async function measure(url: string, child: ChildProcess): Promise<readonly Row[]> {
  const rows: Row[] = []
  await throughput(url)
  const rounds: Awaited<ReturnType<typeof throughput>>[] = []
  for (let round = 0; round < roundCount; round += 1) rounds.push(await throughput(url))
  const [slowest, median = slowest] = rounds.sort((a, b) => a.rate - b.rate)
  if (median === undefined) throw new Error('nothing was measured')
  const { rate, answered, delivered } = median
  const rates = rounds.map((round) => Math.round(round.rate)).join(' / ')
  rows.push({
    measure: `${messageCount} messages of ${messageBytes} bytes, ${inFlight} in flight (per second, ${roundCount} rounds)`,
    goal: '>= 5000',
    seen: rates,
    met: rate >= 5000,
  })
  for (const [what, times] of [
    ['answered', answered],
    ['delivered', delivered],
  ] as const) {
    rows.push({
      measure: `  publish to ${what}, p50 / p99 (ms)`,
      goal: 'p99 < 50',
      seen: `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`,
      met: percentile(times, 0.99) < 50,
    })
  }
  const startedMs = performance.now()
  const sessions = await Promise.all(Array.from({ length: sessionCount }, () => session(url)))
  const sorted = sessions.sort((a, b) => a - b)
  rows.push({
    measure: `${sessionCount} sessions at once: all settled and signed (ms), p50 / p99 of one`,
    goal: 'all',
    seen: `${Math.round(performance.now() - startedMs)}, ${Math.round(percentile(sorted, 0.5))} / ${Math.round(percentile(sorted, 0.99))}`,
    met: sorted.length === sessionCount,
  })
  const before = residentMegabytes(child)
  const idle = await idleSockets(url)
  const after = residentMegabytes(child)
  rows.push({
    measure: `${idle.length} idle sockets with a subscription each: resident memory (MB), of it for the sockets`,
    goal: '< 500',
    seen: `${after.toFixed(0)}, ${(after - before).toFixed(0)}`,
    met: after < 500,
  })
  for (const client of idle) client.socket.terminate()
  return rows
}

const loadBefore = currentLoad()
const dataDir = mkdtempSync(join(tmpdir(), 'kit-bench-'))
const { child, url } = await startServer(dataDir, {}, undefined, 'relay')
try {
  printRows('relay', await measure(url, child), loadBefore)
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
