/** Times of pairing in milliseconds (rules constants-2, mobile-8). */
export const pairingTimes: {
  /** Life of a pairing link in the view. The protocol's own is 5 minutes. */
  readonly expiryMs: number
  /** A link this close to its end counts as expired. */
  readonly expiryWindowMs: number
  readonly retryMs: number
  /** How long a relay may take to give a link. */
  readonly linkTimeoutMs: number
  /** A deep link that has not hidden the page by then did not open anything. */
  readonly openedWithinMs: number
} = { expiryMs: 240_000, expiryWindowMs: 10_000, retryMs: 1_000, linkTimeoutMs: 20_000, openedWithinMs: 2_000 }
