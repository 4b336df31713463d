import { z } from 'zod'
import type { Subscription } from '../Connection.js'
import { RelayRefusal } from '../RelayRefusal.js'
import { parseParams, type RelayMethod } from './RelayMethod.js'
import { topicParam } from './relayParams.js'

const one = z.object({ topic: topicParam })
const many = z.object({ topics: z.array(topicParam).min(1) })

/** `irn_subscribe`: listens to a topic and gets everything stored for this client. Returns the subscription's id. */
export const subscribe: RelayMethod = async ({ subscriptions, delivery }, connection, params) => {
  const subscription = subscriptions.add(connection, parseParams(one, params).topic)
  await delivery.begin([subscription])
  return { result: subscription.id, afterwards: () => delivery.deliverUnread([subscription]) }
}

/** `irn_batchSubscribe`: several topics; the ids come in the order of the topics. */
export const batchSubscribe: RelayMethod = async ({ subscriptions, delivery, limits }, connection, params) => {
  const { topics } = parseParams(many, params)
  if (topics.length > limits.maxBatch) throw new RelayRefusal('limit', 'Too many topics in one call')
  const fresh = topics.filter((topic) => !connection.subscriptions.has(topic))
  let added: readonly Subscription[]
  try {
    added = topics.map((topic) => subscriptions.add(connection, topic))
  } catch (error) {
    // All or none: a client that was refused must not hear half of what it asked for.
    for (const topic of fresh) subscriptions.remove(connection, topic)
    throw error
  }
  const distinct = [...new Set(added)]
  await delivery.begin(distinct)
  return { result: added.map(({ id }) => id), afterwards: () => delivery.deliverUnread(distinct) }
}
