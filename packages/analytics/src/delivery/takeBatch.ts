import type { AnalyticsEvent } from '@kit/api'

/** How much is kept and sent, and when. */
export const deliveryLimits = {
  /** How long events wait for each other. */
  batchMs: 10_000,
  /** What a browser surely takes as one beacon. Longer waits end when a batch is full. */
  batchBytes: 45_000,
  /** While the service does not answer: the oldest give way. */
  keptEvents: 500,
  /** The longest wait between two tries, however often they failed. */
  longestWaitMs: 600_000,
} as const

/** An event that waits, with its size as JSON. */
export type QueuedEvent = { readonly event: AnalyticsEvent; readonly bytes: number }

/** The oldest events, in order, that fit into one delivery: at least one. */
export function takeBatch(queue: readonly QueuedEvent[]): readonly QueuedEvent[] {
  let bytes = 2
  const end = queue.findIndex((one) => {
    bytes += one.bytes + 1
    return bytes > deliveryLimits.batchBytes
  })
  return end === -1 ? queue : queue.slice(0, Math.max(1, end))
}

/** An event with its size. */
export function toQueued(event: AnalyticsEvent): QueuedEvent {
  return { event, bytes: new TextEncoder().encode(JSON.stringify(event)).length }
}

/** Bytes of events that wait. */
export const sizeOf = (queue: readonly QueuedEvent[]): number => queue.reduce((sum, { bytes }) => sum + bytes, 0)
