import type { ChaosFault, ChaosScene } from './ChaosScene.js'
import { createLedger, type LedgerCounts } from './createLedger.js'
import { createMemoryWatch, type MemoryReport } from './createMemoryWatch.js'
import { createRandom } from './createRandom.js'
import { type ChaosTraffic, startChaosTraffic } from './startChaosTraffic.js'
import { until } from './until.js'

/** Result of one fault. */
export type FaultResult = {
  readonly fault: string
  /** Time from the end of the fault until everything worked again. */
  readonly recoveredMs: number
  readonly violations: readonly string[]
  readonly counts: LedgerCounts
}

/** Result of {@link runChaos}. */
export type ChaosReport = {
  readonly scene: string
  readonly results: readonly FaultResult[]
  /** Faults that this machine cannot make, with what it lacks. */
  readonly notRun: readonly { readonly fault: string; readonly missing: string }[]
  readonly counts: LedgerCounts
  readonly memory: MemoryReport
  readonly violations: readonly string[]
}

/** Options for {@link runChaos}. */
export type ChaosOptions = {
  readonly scene: ChaosScene
  readonly seed: number
  /** Returns whether another fault is made, after a number of them. Each is made once before any is repeated. */
  readonly isOver: (faults: number) => boolean
  /** Words of the faults to make. Default: all. */
  readonly only?: readonly string[]
  /** Greatest time that a fault lasts. */
  readonly holdMs: number
  readonly requestMs?: number
  readonly paceMs?: number
  readonly publishers?: number
  readonly onResult?: (result: FaultResult) => void
}

/** Everything must work again this long after a fault. */
const recoveryLimitMs = 60_000
/** A page over all topics of a subscriber costs as many requests. */
const unreadPollMs = 200
/** Requests that are sent before, during and after each fault. */
const attemptsPerPhase = 30

/**
 * Makes the faults of a scene one after another in random order during traffic. After each, the servers must recover by themselves. Every
 * accepted message must be delivered or stored, and none again after the round in which its receipt is stored. Memory must stay bounded.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { scene, seed, isOver, only, holdMs, requestMs = 4000, paceMs = 10, publishers = 4, onResult } = options
  const order = createRandom(seed)
  const ledger = createLedger()
  const wanted = scene.faults.filter(({ name }) => only === undefined || only.some((word) => name.includes(word)))
  const possible = wanted.filter(({ missing }) => missing === undefined)
  const random = createRandom(seed + 1)
  const traffic = startChaosTraffic({ route: scene.route, ledger, random, publishers, requestMs, paceMs })
  const memory = createMemoryWatch(scene.servers)
  const results: FaultResult[] = []
  let queue: readonly ChaosFault[] = []

  async function attempts(count: number): Promise<void> {
    const target = traffic.progress().attempts + count
    await until(() => traffic.progress().attempts >= target, recoveryLimitMs)
  }

  async function runOne(fault: ChaosFault): Promise<FaultResult> {
    const known = ledger.violations().length
    await attempts(attemptsPerPhase)
    const { accepted } = traffic.progress()
    const startedMs = performance.now()
    const heal = await fault.inject({ random: order, violate: ledger.violate })
    if (fault.expiresMessages) ledger.expire()
    if (!fault.isInstant) await attempts(1)
    if (fault.isHarmless) await until(() => traffic.progress().accepted > accepted, recoveryLimitMs)
    for (const { name, missing } of fault.reports === undefined ? [] : scene.servers)
      if (
        (fault.reportedBy ?? name) === name &&
        !(await until(async () => (await missing())?.includes(fault.reports ?? '') !== false, recoveryLimitMs))
      )
        ledger.violate(`${name} did not report ${fault.reports} as missing`)
    if (holdMs > 0 && !fault.isInstant) await new Promise((resolve) => setTimeout(resolve, order.below(holdMs)))
    await heal()
    if (fault.expiresMessages) ledger.expire()
    const healedMs = fault.isInstant ? startedMs : performance.now()
    const recoveredMs = await recover(scene, traffic, healedMs)
    if (recoveredMs === undefined) ledger.violate(`did not recover within ${recoveryLimitMs} ms${await state(scene)}`)
    await attempts(attemptsPerPhase)
    const isSleeperAwake = results.length % 3 === 2
    if (isSleeperAwake) traffic.wake()
    for (const sentence of await settle(traffic, ledger)) ledger.violate(sentence)
    ledger.settle()
    if (isSleeperAwake) await traffic.sleep()
    for (const sentence of memory.atRest(results.length >= possible.length)) ledger.violate(sentence)
    traffic.resume()
    const violations = ledger.violations().slice(known)
    return { fault: fault.name, recoveredMs: recoveredMs ?? Number.NaN, violations, counts: ledger.counts() }
  }

  try {
    await recover(scene, traffic, performance.now())
    while (possible.length > 0 && !isOver(results.length)) {
      if (queue.length === 0) queue = order.shuffled(possible)
      const [fault, ...rest] = queue
      queue = rest
      const result = await runOne(fault as ChaosFault)
      results.push(result)
      onResult?.(result)
    }
    traffic.wake()
    for (const sentence of await settle(traffic, ledger)) ledger.violate(sentence)
  } finally {
    memory.stop()
    await traffic.close()
  }
  const notRun = wanted.flatMap(({ name, missing }) => (missing === undefined ? [] : [{ fault: name, missing }]))
  const { counts, violations } = { counts: ledger.counts(), violations: ledger.violations() }
  return { scene: scene.name, results, notRun, counts, memory: memory.report(), violations }
}

/** Resolves with the time until every server is ready and clients publish again. */
async function recover({ servers }: ChaosScene, traffic: ChaosTraffic, healedMs: number): Promise<number | undefined> {
  const limit = (): number => recoveryLimitMs - (performance.now() - healedMs)
  const isReady = async (): Promise<boolean> => {
    const missing = await Promise.all(servers.map((server) => server.missing()))
    return missing.every((each) => each?.length === 0)
  }
  const before = traffic.progress().accepted
  const isServed = await until(() => traffic.progress().accepted > before, limit())
  const isRecovered = isServed && (await until(isReady, limit()))
  return isRecovered ? Math.round(performance.now() - healedMs) : undefined
}

/** Waits until everything is delivered and its receipts are stored. Returns what is missing in the end. */
async function settle(
  traffic: ChaosTraffic,
  ledger: { owed(name: string): readonly string[] },
): Promise<readonly string[]> {
  await traffic.pause()
  const missing: string[] = []
  for (const subscriber of traffic.subscribers.filter(({ isAwake }) => isAwake())) {
    const { name, countUnread, acknowledgeAll } = subscriber
    const isDelivered = await until(() => ledger.owed(name).length === 0, recoveryLimitMs)
    const owed = ledger.owed(name)
    if (!isDelivered)
      missing.push(
        `${name} did not receive ${owed.length} accepted messages, such as ${owed[0]}; ${await countUnread()} are unread`,
      )
    const isAcknowledged = await until(
      async () => {
        acknowledgeAll()
        return (await countUnread()) === 0
      },
      recoveryLimitMs,
      unreadPollMs,
    )
    if (!isAcknowledged) missing.push(`receipts of ${name} are not stored: ${await countUnread()} messages are unread`)
  }
  return missing
}

async function state({ servers }: ChaosScene): Promise<string> {
  const lines = await Promise.all(
    servers.map(async (server) => `\n  ${server.name}: ${await server.missing()}: ${server.output().slice(-600)}`),
  )
  return lines.join('')
}
