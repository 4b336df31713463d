/** Times of sending. */
export const sendTimes = {
  /** From the last letter to a request (rule constants: debounce). */
  debounceMs: 500,
  /** What is waited for the wallet at most (rule constants: send confirm). The transaction goes on. */
  confirmMs: 25_000,
} as const
