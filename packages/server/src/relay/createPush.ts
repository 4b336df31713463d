import type { Metrics } from '../metrics/Metrics.js'
import type { Subscription } from './Connection.js'
import type { StoredMessage } from './Mailbox.js'

/** Sends a stored message to the socket of a subscription. */
export type Push = (subscription: Subscription, message: StoredMessage) => void

/** Maximum pushes per socket without a response; beyond it the oldest is forgotten and delivered again after a reconnect. */
const MAX_UNANSWERED = 5_000

/** Creates the push, which numbers messages over all sockets. */
export function createPush(now: () => number, metrics: Metrics): Push {
  let lastPushId = 0

  // At most 16 digits and below 2^53: the JS client turns longer IDs into BigInt. Time-based, so that none repeats after a restart.
  function nextPushId(): number {
    lastPushId = Math.max(lastPushId + 1, now() * 1000)
    return lastPushId
  }

  return (subscription, message) => {
    const { connection } = subscription
    const id = nextPushId()
    subscription.cursor = message.seq
    connection.unanswered.set(id, message.seq)
    if (connection.unanswered.size > MAX_UNANSWERED) {
      const oldest = connection.unanswered.keys().next()
      if (!oldest.done) connection.unanswered.delete(oldest.value)
    }
    const data = {
      topic: message.topic,
      message: message.message,
      publishedAt: message.publishedAtMs,
      tag: message.tag,
      attestation: message.attestation,
    }
    metrics.count('kit_relay_messages_total', { direction: 'out' })
    connection.send(
      JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: subscription.id, data } }),
    )
  }
}
