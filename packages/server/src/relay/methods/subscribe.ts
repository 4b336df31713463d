import { z } from 'zod'
import type { Subscription } from '../Connection.js'
import { RelayError } from '../RelayError.js'
import { parseParams, type RelayMethod } from '../RelayMethod.js'
import { topicParam } from './relayParams.js'

const one = z.object({ topic: topicParam })
const many = z.object({ topics: z.array(topicParam).min(1) })

/** `irn_subscribe`: subscribes to a topic and delivers everything stored for this client. Returns the subscription ID. */
export const subscribe: RelayMethod = async ({ subscriptions, delivery }, connection, params) => {
  const subscription = subscriptions.add(connection, parseParams(one, params).topic)
  await delivery.start([subscription])
  return { result: subscription.id, afterResponse: () => delivery.deliverUnread([subscription]) }
}

/** `irn_batchSubscribe`: subscribes to several topics; returns IDs in the same order. */
export const batchSubscribe: RelayMethod = async ({ subscriptions, delivery, limits }, connection, params) => {
  const { topics } = parseParams(many, params)
  if (topics.length > limits.maxBatch) throw new RelayError('limit', 'Too many topics in one call')
  const fresh = topics.filter((topic) => !connection.subscriptions.has(topic))
  let added: readonly Subscription[]
  try {
    added = topics.map((topic) => subscriptions.add(connection, topic))
  } catch (error) {
    // All or none: a refused client must not receive part of what it requested.
    for (const topic of fresh) subscriptions.remove(connection, topic)
    throw error
  }
  const distinct = [...new Set(added)]
  await delivery.start(distinct)
  return { result: added.map(({ id }) => id), afterResponse: () => delivery.deliverUnread(distinct) }
}
