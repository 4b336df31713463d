import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Connection } from '../Connection.js'
import { RelayError } from '../RelayError.js'
import { parseParams, type RelayContext, type RelayMethod, type RelayOutcome } from '../RelayMethod.js'
import { topicParam } from './relayParams.js'

const one = z.object({ topic: topicParam })
const many = z.object({ topics: z.array(topicParam).min(1) })

const pageSize = 200
const maxUnfinished = 16
const pageBytes = 1024 * 1024

/** `irn_fetchMessages`: returns a page of stored messages without subscribing. */
export const fetchMessages: RelayMethod = (context, connection, params) =>
  fetchPage(context, connection, [parseParams(one, params).topic])

/** `irn_batchFetchMessages`: returns a page over several topics. */
export const batchFetchMessages: RelayMethod = (context, connection, params) => {
  const { topics } = parseParams(many, params)
  if (topics.length > context.limits.maxBatch) throw new RelayError('limit', 'Too many topics in one call')
  return fetchPage(context, connection, topics)
}

/**
 * Fetching acknowledges nothing, because a response can get lost. The socket remembers its position while `hasMore`; after the last page it
 * starts again.
 */
async function fetchPage(
  { reader }: RelayContext,
  connection: Connection,
  topics: readonly string[],
): Promise<RelayOutcome> {
  // A digest limits the memory for any number of topics.
  const key = createHash('sha256').update(topics.join()).digest('base64')
  const after = connection.fetchedUpTo?.get(key) ?? 0
  const page = await reader.page(
    connection,
    {
      topics: [...new Set(topics)].map((topic) => ({ topic, after })),
      client: connection.clientId,
      limit: pageSize,
      maxBytes: pageBytes,
    },
    { isCharged: true },
  )
  const hasMore = page?.isComplete === false
  connection.fetchedUpTo?.delete(key)
  if (hasMore) {
    connection.fetchedUpTo ??= new Map()
    connection.fetchedUpTo.set(key, Math.max(after, ...page.cursors.values()))
    // A client that never finishes its pages must not accumulate memory.
    const [oldest] = connection.fetchedUpTo.keys()
    if (connection.fetchedUpTo.size > maxUnfinished && oldest !== undefined) connection.fetchedUpTo.delete(oldest)
  }
  const messages = page?.messages.map(({ topic, message, tag, attestation, publishedAtMs }) => ({
    topic,
    message,
    publishedAt: publishedAtMs,
    tag,
    attestation,
  }))
  return { result: { messages, hasMore } }
}
