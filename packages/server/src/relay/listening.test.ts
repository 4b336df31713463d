import { describe, expect, it, vi } from 'vitest'
import { createLog } from '../platform/log/createLog.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { answerFrame } from './answerFrame.js'
import type { Connection } from './Connection.js'
import { createDelivery } from './createDelivery.js'
import { createMailboxReader } from './createMailboxReader.js'
import { createSubscriptions } from './createSubscriptions.js'
import type { Mailbox, RecentMessages, UnreadPage, UnreadQuery } from './Mailbox.js'
import { relayMethods } from './methods/relayMethods.js'
import type { RelayContext } from './RelayMethod.js'
import { watchMailbox } from './watchMailbox.js'

const log = createLog('silent')
const limits = { maxTopicsPerSocket: 9000, maxTopicsPerClient: 9000 } as Parameters<typeof createSubscriptions>[0]
const topicsOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `topic ${index}`)

/** A delivery over a mailbox that counts its queries; `stored` are the topics with a message. */
function createScene(stored: readonly string[]) {
  const requested = { newest: 0, unread: 0 }
  const pushed: string[] = []
  const mailbox = {
    concurrentReads: 4,
    async newest(topics: readonly string[]) {
      requested.newest += 1
      return new Map(topics.filter((topic) => stored.includes(topic)).map((topic) => [topic, 7]))
    },
    async unread({ topics }: UnreadQuery): Promise<UnreadPage> {
      requested.unread += 1
      const messages = topics.flatMap(({ topic, after }) =>
        stored.includes(topic) && after < 7
          ? [{ seq: 7, topic, message: topic, tag: 1, attestation: undefined, sender: 's', publishedAtMs: 1 }]
          : [],
      )
      return { messages, cursors: new Map(messages.map(({ topic }) => [topic, 7])), isComplete: true }
    },
    recent: async () => ({ topics: new Map(), lastSeq: 0 }),
  } as unknown as Mailbox
  const subscriptions = createSubscriptions(limits)
  const connection = {
    clientId: 'client',
    subscriptions: new Map(),
    unanswered: new Map(),
    isOpen: () => true,
    isCongested: () => false,
    drained: () => new Promise((resolve) => setImmediate(resolve)),
    charge: () => undefined,
    send: (text: string) => pushed.push(JSON.parse(text).params.data.message),
  } as unknown as Connection
  const delivery = createDelivery({
    mailbox,
    reader: createMailboxReader(mailbox),
    subscriptions,
    now: () => 1,
    log,
    metrics: createNoMetrics(),
  })
  return { requested, pushed, subscriptions, connection, delivery }
}

describe('subscribing to many topics', () => {
  it('queries the mailbox once, and reads nothing from empty topics', async () => {
    const { requested, connection, subscriptions, delivery } = createScene([])
    const added = topicsOf(500).map((topic) => subscriptions.add(connection, topic))
    await delivery.start(added)
    delivery.deliverUnread(added)
    expect(requested).toEqual({ newest: 1, unread: 0 })
    expect(new Set(added.map(({ state }) => state))).toEqual(new Set(['live']))
  })

  it('reads the topics with messages together', async () => {
    const stored = topicsOf(90)
    const { requested, pushed, connection, subscriptions, delivery } = createScene(stored)
    const added = topicsOf(500).map((topic) => subscriptions.add(connection, topic))
    await delivery.start(added)
    delivery.deliverUnread(added)
    await expect.poll(() => pushed).toEqual(stored)
    expect(requested).toEqual({ newest: 1, unread: 1 })
  })

  it('reads a topic that received a message during the subscription', async () => {
    const { requested, connection, subscriptions, delivery } = createScene([])
    const added = topicsOf(2).map((topic) => subscriptions.add(connection, topic))
    await delivery.start(added)
    delivery.notify('topic 1')
    delivery.deliverUnread(added)
    await expect.poll(() => requested.unread).toBe(1)
  })
})

describe('watchMailbox', () => {
  it('polls all topics with one query, and finds messages that became visible out of order', async () => {
    vi.useFakeTimers()
    try {
      const questions: number[] = []
      const woken: string[] = []
      let answer: RecentMessages = { topics: new Map(), lastSeq: 20_000 }
      const { connection, subscriptions } = createScene([])
      for (const topic of topicsOf(4500)) subscriptions.add(connection, topic)
      const stop = watchMailbox({
        recent: async (after) => {
          questions.push(after)
          return answer
        },
        subscriptions,
        delivery: { notify: (topic) => woken.push(topic) },
        bus: undefined,
        now: Date.now,
        log,
        metrics: createNoMetrics(),
      })
      await vi.advanceTimersByTimeAsync(0)
      answer = { topics: new Map([['topic 1', 20_005]]), lastSeq: 20_005 }
      await vi.advanceTimersByTimeAsync(700)
      expect(questions).toHaveLength(3)
      expect(woken).toEqual(['topic 1'])
      // Its statement began before the other's and was committed after it.
      answer = { topics: new Map([...answer.topics, ['topic 2', 20_004]]), lastSeq: 20_005 }
      await vi.advanceTimersByTimeAsync(300)
      expect(woken).toEqual(['topic 1', 'topic 2'])
      await vi.advanceTimersByTimeAsync(20_000)
      expect(questions.at(-1)).toBe(20_005)
      // A restored database.
      answer = { topics: new Map(), lastSeq: 3 }
      await vi.advanceTimersByTimeAsync(300)
      expect(woken).toHaveLength(4502)
      stop()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('relay without its database', () => {
  it('responds with a retryable code, and counts it for the alert', async () => {
    const counted: string[] = []
    const metrics = { ...createNoMetrics(), count: (name: string) => void counted.push(name) }
    const fail = async () => {
      throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
    }
    const mailbox = { append: fail, newest: fail, concurrentReads: 1 } as unknown as Mailbox
    const sent: string[] = []
    const connection = {
      source: {},
      subscriptions: new Map(),
      send: (text: string) => void sent.push(text),
    } as unknown as Connection
    const context = { mailbox, limits: { maxMessageBytes: 100, maxTtlS: 100 } } as unknown as RelayContext
    const params = { topic: 'ab'.repeat(32), message: 'm', ttl: 5 }
    const text = JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_publish', params })
    await answerFrame(text, connection, { methods: relayMethods, context, log, metrics, mayRequest: () => true })
    expect(sent.map((answer) => JSON.parse(answer).error.code)).toEqual([-32_002])
    expect(counted).toEqual(['kit_store_failures_total', 'kit_relay_errors_total'])
  })
})
