import { describe, expect, it } from 'vitest'
import type { Log } from '../platform/log/Log.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import type { Subscription } from './Connection.js'
import { createWakeUps } from './createWakeUps.js'
import type { StoredMessage, UnreadPage, UnreadQuery } from './Mailbox.js'

const nothing = (): void => undefined
const log: Log = { error: nothing, warn: nothing, info: nothing, debug: nothing }

function message(topic: string, seq: number, sender = 'dapp'): StoredMessage {
  return { seq, topic, message: `${topic} ${seq}`, tag: 1, attestation: undefined, sender, publishedAtMs: 1 }
}

/** Subscribers, and a mailbox whose reads end when the test says so. */
function createScene(stored: readonly StoredMessage[]) {
  const queries: UnreadQuery[] = []
  const answers: ((page: Partial<UnreadPage>) => void)[] = []
  const pushed: string[] = []
  const caughtUp: Subscription[] = []
  const byTopic = new Map<string, Subscription[]>()
  const subscribe = (topic: string, more: Partial<Subscription> = {}, clientId = 'wallet'): Subscription => {
    const connection = { clientId, isCongested: () => false } as Subscription['connection']
    const base = { topic, connection, cursor: 0, subscribedAtSeq: 0, state: 'live', needsReread: false } as const
    const subscription = { ...base, id: topic, isRequested: false, ...more }
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), subscription])
    return subscription
  }
  const wakeUps = createWakeUps({
    mailbox: {
      unread: (query) => {
        queries.push(query)
        const after = new Map(query.topics.map((asked) => [asked.topic, asked.after]))
        const messages = stored.filter(({ topic, seq }) => seq > (after.get(topic) ?? Number.POSITIVE_INFINITY))
        return new Promise((resolve) => {
          answers.push((page) => resolve({ messages, cursors: new Map(), isComplete: true, ...page }))
        })
      },
    },
    subscriptions: { of: (topic) => byTopic.get(topic) ?? [] },
    push: (subscription, { message: text, seq }) => {
      subscription.cursor = seq
      pushed.push(`${subscription.connection.clientId}: ${text}`)
    },
    catchUp: { start: (subscription) => void caughtUp.push(subscription) },
    log,
    metrics: createNoMetrics(),
  })
  const answer = async (page: Partial<UnreadPage> = {}) => {
    await expect.poll(() => answers.length).toBe(1)
    answers.shift()?.(page)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queries, pushed, caughtUp, subscribe, wakeUps, answer }
}

describe('createWakeUps', () => {
  it('reads many topics of many sockets in one query, and what arrives meanwhile in the next', async () => {
    const topics = Array.from({ length: 300 }, (_, index) => `t${index}`)
    const { queries, pushed, subscribe, wakeUps, answer } = createScene(
      topics.map((topic, at) => message(topic, at + 1)),
    )
    for (const topic of topics) for (const client of ['one', 'two']) subscribe(topic, {}, client)
    for (const topic of topics) wakeUps.notify(topic)
    await expect.poll(() => queries.length).toBe(1)
    for (const topic of topics) wakeUps.notify(topic)
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(queries).toHaveLength(1)
    await answer()
    expect(pushed).toHaveLength(600)
    await answer()
    expect(queries.map((query) => query.topics.length)).toEqual([300, 300])
    expect(pushed).toHaveLength(600)
  })

  it('reads nothing for topics without live subscribers, and lets others read again', async () => {
    const { queries, subscribe, wakeUps } = createScene([message('a', 1)])
    const reading = subscribe('a', { state: 'reading' })
    wakeUps.notify('a')
    wakeUps.notify('b')
    await new Promise((resolve) => setImmediate(resolve))
    expect(queries).toEqual([])
    expect(reading.needsReread).toBe(true)
  })

  it('pushes to each subscriber what it lacks, and nothing to the sender', async () => {
    const stored = [message('a', 5), message('a', 6, 'sender'), message('a', 7)]
    const { queries, pushed, subscribe, wakeUps, answer } = createScene(stored)
    subscribe('a', { cursor: 4 }, 'first')
    subscribe('a', { cursor: 6 }, 'second')
    const sender = subscribe('a', { cursor: 5 }, 'sender')
    wakeUps.notify('a')
    await answer()
    expect(queries[0]?.topics).toEqual([{ topic: 'a', after: 4, includeAcknowledgedAfter: 4 }])
    expect(pushed).toEqual(['first: a 5', 'first: a 6', 'first: a 7', 'second: a 7', 'sender: a 7'])
    expect(sender.cursor).toBe(7)
  })

  it('lets a subscriber catch up that went live during the read, or is congested', async () => {
    const { pushed, caughtUp, subscribe, wakeUps, answer } = createScene([message('a', 5)])
    subscribe('a', { cursor: 4 })
    wakeUps.notify('a')
    const late = subscribe('a', { cursor: 2 }, 'late')
    const slow = subscribe('a', { cursor: 4 }, 'slow')
    Object.assign(slow.connection, { isCongested: () => true })
    await new Promise((resolve) => setImmediate(resolve))
    late.cursor = 1
    await answer()
    expect(pushed).toEqual(['wallet: a 5'])
    expect(caughtUp).toEqual([late, slow])
  })

  it('lets all live subscribers catch up if the page had no room for every message', async () => {
    const { caughtUp, subscribe, wakeUps, answer } = createScene([])
    const [one, other] = [subscribe('a'), subscribe('b')]
    for (const topic of ['a', 'b']) wakeUps.notify(topic)
    await answer({ isComplete: false })
    expect(caughtUp).toEqual([one, other])
  })
})
