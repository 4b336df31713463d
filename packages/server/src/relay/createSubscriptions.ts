import { createHash } from 'node:crypto'
import type { Connection, Subscription } from './Connection.js'
import { RelayError } from './RelayError.js'
import type { RelayLimits } from './relayConfig.js'

/** Subscriptions of all sockets. */
export type Subscriptions = {
  /** @throws RelayError when a limit is reached */
  add(connection: Connection, topic: string): Subscription
  remove(connection: Connection, topic: string): void
  removeAll(connection: Connection): void
  of(topic: string): Iterable<Subscription>
  /** Topics with at least one subscriber. */
  topics(): Iterable<string>
  /** Number of these topics. */
  count(): number
}

/** Keeps subscriptions in memory: clients subscribe again after every reconnect, so nothing must outlive the socket. */
export function createSubscriptions(limits: RelayLimits): Subscriptions {
  const byTopic = new Map<string, Set<Subscription>>()
  const perClient = new Map<string, number>()

  function remove(connection: Connection, topic: string): void {
    const subscription = connection.subscriptions.get(topic)
    if (subscription === undefined) return
    connection.subscriptions.delete(topic)
    const listeners = byTopic.get(topic)
    listeners?.delete(subscription)
    if (listeners?.size === 0) byTopic.delete(topic)
    const left = (perClient.get(connection.clientId) ?? 1) - 1
    if (left === 0) perClient.delete(connection.clientId)
    else perClient.set(connection.clientId, left)
  }

  return {
    add(connection, topic) {
      const existing = connection.subscriptions.get(topic)
      if (existing !== undefined) return existing
      const count = perClient.get(connection.clientId) ?? 0
      if (connection.subscriptions.size >= limits.maxTopicsPerSocket || count >= limits.maxTopicsPerClient) {
        throw new RelayError('limit', 'Too many subscriptions')
      }
      const id = createHash('sha256').update(topic).update(connection.clientId).digest('hex')
      const subscription: Subscription = {
        id,
        topic,
        connection,
        cursor: 0,
        subscribedAtSeq: undefined,
        state: 'new',
        needsReread: false,
        isRequested: false,
      }
      connection.subscriptions.set(topic, subscription)
      perClient.set(connection.clientId, count + 1)
      const listeners = byTopic.get(topic)
      if (listeners === undefined) byTopic.set(topic, new Set([subscription]))
      else listeners.add(subscription)
      return subscription
    },
    remove,
    removeAll(connection) {
      for (const topic of [...connection.subscriptions.keys()]) remove(connection, topic)
    },
    of: (topic) => byTopic.get(topic) ?? [],
    topics: () => byTopic.keys(),
    count: () => byTopic.size,
  }
}
