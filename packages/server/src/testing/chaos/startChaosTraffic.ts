import { randomBytes } from 'node:crypto'
import type { Push, RelayClient } from '../connectRelayClient.js'
import { answeredWithin, type KeptClient, keepConnected, type Route } from '../keepConnected.js'
import type { Ledger, Outcome } from './createLedger.js'
import type { Random } from './createRandom.js'

/** Clients that publish and subscribe through faults, as dapps and wallets do. */
export type ChaosTraffic = {
  /** Returns how many requests were sent, and how many publishes were accepted. */
  progress(): { readonly attempts: number; readonly accepted: number }
  /** Stops publishing. Resolves when every message has a response or none will come. */
  pause(): Promise<void>
  resume(): void
  /** Connects the client that was offline, whose messages wait in the mailbox. */
  wake(): void
  /** Lets it go offline again. */
  sleep(): Promise<void>
  readonly subscribers: readonly ChaosSubscriber[]
  close(): Promise<void>
}

/** A client that subscribes to topics, and acknowledges what it receives. */
export type ChaosSubscriber = {
  readonly name: string
  readonly topics: readonly string[]
  isAwake(): boolean
  /** Acknowledges what it has held back. */
  acknowledgeAll(): void
  /** Returns the number of stored messages that it has not acknowledged, or undefined while it cannot connect. */
  countUnread(): Promise<number | undefined>
}

/** Options for {@link startChaosTraffic}. */
export type ChaosTrafficOptions = {
  readonly route: Route
  readonly ledger: Ledger
  readonly random: Random
  readonly publishers: number
  /** Time until a client gives up a request, and connects again. */
  readonly requestMs: number
  /** Pause between two messages of a publisher. */
  readonly paceMs: number
}

const topicCount = 6
const maxAttempts = 4
const retryMs = 100
/** As long as a session's messages take, beside what is encrypted in them. */
const attestation = 'a'.repeat(600)
/** Short enough that the share of a publisher does not fill up: see `maxStoredBytesPerClient`. */
const ttlSeconds = 480
const unavailableCodes: ReadonlySet<unknown> = new Set([-32_002, -32_603])

/** Starts clients: each topic has two subscribers, one topic also one that is offline until `wake`. */
export function startChaosTraffic(options: ChaosTrafficOptions): ChaosTraffic {
  const { ledger } = options
  const topics = Array.from({ length: topicCount }, () => randomBytes(32).toString('hex'))
  const subscribers = [0, 1, 2].map((index) => {
    const own = topics.filter((_, at) => at % 3 !== index)
    return startSubscriber(`subscriber ${index}`, own, `10.1.0.${index + 1}`, options)
  })
  const sleeper = startSubscriber('sleeper', topics.slice(0, 1), '10.1.0.9', options, false)
  const all = [...subscribers, sleeper]
  for (const { name, topics: own } of all) ledger.subscribe(name, own)
  const state = { isRunning: true, isPaused: false, attempts: 0, accepted: 0 }
  const publishers = Array.from({ length: options.publishers }, (_, index) =>
    startPublisher(`p${index}`, topics, `10.2.0.${index + 1}`, options, state),
  )

  return {
    progress: () => ({ attempts: state.attempts, accepted: state.accepted }),
    async pause() {
      state.isPaused = true
      await Promise.all(publishers.map(({ idle }) => idle()))
    },
    resume() {
      state.isPaused = false
      for (const { go } of publishers) go()
    },
    wake: sleeper.wake,
    sleep: sleeper.sleep,
    subscribers: all,
    async close() {
      state.isRunning = false
      for (const { go } of publishers) go()
      await Promise.all([...publishers, ...all].map(({ end }) => end()))
    },
  }
}

function startSubscriber(
  name: string,
  topics: readonly string[],
  address: string,
  { route, ledger, random, requestMs }: ChaosTrafficOptions,
  isAwake = true,
) {
  let kept: KeptClient | undefined
  let identity: KeptClient['identity'] | undefined
  let held: { readonly push: Push; readonly client: RelayClient }[] = []

  function acknowledgeAll(): void {
    const all = held
    held = []
    for (const { push, client } of all) if (client.socket.readyState === 1) client.acknowledge(push)
  }

  function onPush(push: Push, client: RelayClient): void {
    ledger.delivered(name, push)
    held.push({ push, client })
    // Wallets answer late, in groups, or not before their page reloads.
    if (random.happens(0.9)) acknowledgeAll()
    if (random.happens(0.003)) client.socket.terminate()
    else if (random.happens(0.005)) void resubscribe(client)
    else if (random.happens(0.01)) void client.call('irn_fetchMessages', { topic: topics[0] }).catch(() => undefined)
  }

  async function resubscribe(client: RelayClient): Promise<void> {
    const topic = topics[random.below(topics.length)]
    try {
      await answeredWithin(client, 'irn_unsubscribe', { topic, id: 'x' }, requestMs)
      await answeredWithin(client, 'irn_subscribe', { topic }, requestMs)
    } catch {
      // A new socket subscribes to everything.
      client.socket.terminate()
    }
  }

  function wake(): void {
    kept ??= keepConnected({
      route,
      topics,
      address,
      onPush,
      acknowledge: false,
      limitMs: requestMs,
      pauseMs: retryMs,
      ...(identity !== undefined && { identity }),
    })
    identity = kept.identity
  }

  async function sleep(): Promise<void> {
    const old = kept
    kept = undefined
    held = []
    await old?.end()
  }

  if (isAwake) wake()
  return {
    name,
    topics,
    isAwake: () => kept !== undefined,
    acknowledgeAll,
    async countUnread(): Promise<number | undefined> {
      const client = await kept?.client()
      if (client === undefined) return undefined
      try {
        let count = 0
        for (let hasMore = true; hasMore; ) {
          const page = (await answeredWithin(client, 'irn_batchFetchMessages', { topics }, requestMs)) as FetchedPage
          count += page.messages.length
          hasMore = page.hasMore
        }
        return count
      } catch {
        // The socket would continue after the last page it fetched.
        client.socket.terminate()
        return undefined
      }
    },
    wake,
    sleep,
    end: sleep,
  }
}

type FetchedPage = { readonly messages: readonly unknown[]; readonly hasMore: boolean }

type PublisherState = { isRunning: boolean; isPaused: boolean; attempts: number; accepted: number }

function startPublisher(
  name: string,
  topics: readonly string[],
  address: string,
  { route, ledger, random, requestMs, paceMs }: ChaosTrafficOptions,
  state: PublisherState,
) {
  const kept = keepConnected({ route, address, limitMs: requestMs, pauseMs: retryMs })
  let waiting: (() => void) | undefined
  let becomeIdle: (() => void)[] = []

  async function untilResumed(): Promise<void> {
    while (state.isPaused && state.isRunning) {
      for (const resolve of becomeIdle) resolve()
      becomeIdle = []
      await new Promise<void>((resolve) => {
        waiting = resolve
      })
    }
    waiting = undefined
  }

  async function send(method: string, params: unknown): Promise<Outcome> {
    const client = await kept.client()
    state.attempts += 1
    // It was not sent, but an earlier attempt may have been.
    if (client === undefined) return 'unknown'
    try {
      await answeredWithin(client, method, params, requestMs)
      return 'accepted'
    } catch (error) {
      const { code } = error as { code?: unknown }
      return code === undefined || unavailableCodes.has(code) ? 'unknown' : 'refused'
    }
  }

  async function publish(): Promise<void> {
    const topicsOf = random.happens(0.1) ? [0, 0, 0].map(() => topics[random.below(topics.length)] ?? '') : []
    const topic = topics[random.below(topics.length)] ?? ''
    const messages = (topicsOf.length > 0 ? topicsOf : [topic]).map((each) => ({
      topic: each,
      message: ledger.write(name, each),
      ttl: ttlSeconds,
      tag: 1108,
      attestation,
    }))
    const method = messages.length > 1 ? 'irn_batchPublish' : 'irn_publish'
    const params = messages.length > 1 ? { messages } : messages[0]
    for (let attempt = 1; attempt <= maxAttempts && state.isRunning; attempt += 1) {
      const outcome = await send(method, params)
      for (const { message } of messages) ledger.answered(message, outcome)
      if (outcome === 'accepted') state.accepted += messages.length
      // Unchanged, as the SDK repeats it. The page of some users is gone by then.
      if (outcome !== 'unknown' || random.happens(0.2)) return
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }

  async function run(): Promise<void> {
    while (state.isRunning) {
      await untilResumed()
      if (!state.isRunning) break
      await publish()
      if (random.happens(0.002)) await kept.reconnect()
      await new Promise((resolve) => setTimeout(resolve, paceMs))
    }
    for (const resolve of becomeIdle) resolve()
  }
  const running = run()

  return {
    go: () => waiting?.(),
    idle: async () => (waiting === undefined ? new Promise<void>((resolve) => becomeIdle.push(resolve)) : undefined),
    async end() {
      await running
      await kept.end()
    },
  }
}
