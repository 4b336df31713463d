import type { AnalyticsEvent } from '@kit/api'

/** Limits of the queue and of deliveries. */
export const deliveryLimits = {
  /** How long events are collected, in milliseconds. */
  batchMs: 10_000,
  /** Size that browsers reliably accept as one beacon, in bytes. A full batch is sent immediately. */
  batchBytes: 45_000,
  /** Maximum number of queued events. The oldest are dropped. */
  keptEvents: 500,
  /** Maximum backoff between two attempts, in milliseconds. */
  longestWaitMs: 600_000,
} as const

/** A queued event with its size as JSON. */
export type QueuedEvent = { readonly event: AnalyticsEvent; readonly bytes: number }

/** Returns the oldest events that fit into one delivery, in order, and at least one. */
export function takeBatch(queue: readonly QueuedEvent[]): readonly QueuedEvent[] {
  let bytes = 2
  const end = queue.findIndex((one) => {
    bytes += one.bytes + 1
    return bytes > deliveryLimits.batchBytes
  })
  return end === -1 ? queue : queue.slice(0, Math.max(1, end))
}

/** Returns an event with its size. */
export function toQueued(event: AnalyticsEvent): QueuedEvent {
  return { event, bytes: new TextEncoder().encode(JSON.stringify(event)).length }
}

/** Returns the total size of queued events in bytes. */
export const sizeOf = (queue: readonly QueuedEvent[]): number => queue.reduce((sum, { bytes }) => sum + bytes, 0)
