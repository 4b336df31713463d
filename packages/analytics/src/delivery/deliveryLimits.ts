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
