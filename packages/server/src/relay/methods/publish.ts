import { z } from 'zod'
import type { Connection } from '../Connection.js'
import { MailboxFull, type NewMessage } from '../Mailbox.js'
import { RelayError } from '../RelayError.js'
import { parseParams, type RelayContext, type RelayMethod } from '../RelayMethod.js'
import { attestationParam, messageParam, topicParam, ttlParam } from './relayParams.js'

const sixHoursSeconds = 21_600

const published = z.object({
  topic: topicParam,
  message: messageParam,
  ttl: ttlParam.default(sixHoursSeconds),
  tag: z.int().nonnegative().default(0),
  attestation: attestationParam,
})

const batch = z.object({ messages: z.array(published).min(1) })

/** `irn_publish`: stores a message for a topic; responds once it is durable. */
export const publish: RelayMethod = (context, connection, params) =>
  store(context, [toMessage(parseParams(published, params), connection)])

/** `irn_batchPublish`: stores several messages, all or none. */
export const batchPublish: RelayMethod = (context, connection, params) => {
  const { messages } = parseParams(batch, params)
  if (messages.length > context.limits.maxBatch) throw new RelayError('limit', 'Too many messages in one call')
  return store(
    context,
    messages.map((message) => toMessage(message, connection)),
  )
}

/** Stores messages within the limits, then notifies subscribers. @throws RelayError */
export function store(
  { mailbox, delivery, limits }: RelayContext,
  messages: readonly NewMessage[],
): Promise<{ readonly result: true; readonly afterResponse: () => void }> {
  for (const { message, ttlS } of messages) {
    if (Buffer.byteLength(message) > limits.maxMessageBytes) throw new RelayError('limit', 'Message is too large')
    if (ttlS > limits.maxTtlS) throw new RelayError('invalidParams', 'Invalid params: ttl is too long')
  }
  return mailbox.append(messages).then(
    (stored) => ({ result: true, afterResponse: () => delivery.serve(messages, stored) }),
    (error: unknown) => {
      throw error instanceof MailboxFull ? new RelayError('limit', 'The mailbox is full. Try again later.') : error
    },
  )
}

function toMessage(
  { topic, message, tag, ttl, attestation }: z.infer<typeof published>,
  { source: { sender, address, project } }: Connection,
): NewMessage {
  return { topic, message, tag, ttlS: ttl, attestation: attestation ?? undefined, sender, address, project }
}
