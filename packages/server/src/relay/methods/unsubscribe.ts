import { z } from 'zod'
import { RelayError } from '../RelayError.js'
import { parseParams, type RelayMethod } from '../RelayMethod.js'
import { topicParam } from './relayParams.js'

// Clients compute subscription IDs themselves, in different ways: only the topic counts.
const one = z.object({ topic: topicParam })
const many = z.object({ subscriptions: z.array(one).min(1) })

/** `irn_unsubscribe`: unsubscribes this socket from the topic. */
export const unsubscribe: RelayMethod = ({ subscriptions }, connection, params) => {
  subscriptions.remove(connection, parseParams(one, params).topic)
  return { result: true }
}

/** `irn_batchUnsubscribe`: unsubscribes from several topics. */
export const batchUnsubscribe: RelayMethod = ({ subscriptions, limits }, connection, params) => {
  const entries = parseParams(many, params).subscriptions
  if (entries.length > limits.maxBatch) throw new RelayError('limit', 'Too many topics in one call')
  for (const { topic } of entries) subscriptions.remove(connection, topic)
  return { result: true }
}
