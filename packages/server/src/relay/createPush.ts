import type { Metrics } from '../platform/metrics/Metrics.js'
import type { Subscription } from './Connection.js'
import type { StoredMessage } from './Mailbox.js'

/** Sends a stored message to the socket of a subscription. */
export type Push = (subscription: Subscription, message: StoredMessage) => void

/** Maximum pushes per socket without a response; beyond it the oldest is forgotten and delivered again after a reconnect. */
const maxUnanswered = 5_000
const outLabels = { direction: 'out' }

/** Creates the push, which numbers messages over all sockets. */
export function createPush(now: () => number, metrics: Metrics): Push {
  let lastPushId = 0
  /** The last message and its text, which all its subscribers share. */
  let serialized: StoredMessage | undefined
  let data = ''

  // At most 16 digits and below 2^53: the JS client turns longer IDs into BigInt. Time-based, so that none repeats after a restart.
  function nextPushId(): number {
    lastPushId = Math.max(lastPushId + 1, now() * 1000)
    return lastPushId
  }

  return (subscription, message) => {
    const { connection } = subscription
    const id = nextPushId()
    subscription.cursor = message.seq
    connection.unanswered.set(id, { seq: message.seq, expiresBy: message.expiresBy })
    if (connection.unanswered.size > maxUnanswered) {
      const oldest = connection.unanswered.keys().next()
      if (!oldest.done) connection.unanswered.delete(oldest.value)
    }
    if (message !== serialized) {
      serialized = message
      data = dataOf(message)
    }
    metrics.count('kit_relay_messages_total', outLabels)
    connection.send(
      `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"${subscription.id}","data":${data}}}`,
    )
  }
}

function dataOf({ topic, message, publishedAtMs, tag, attestation }: StoredMessage): string {
  return JSON.stringify({ topic, message, publishedAt: publishedAtMs, tag, attestation })
}
