/** Times of a sign-in, in milliseconds. */
export const siwxTimes: {
  /** How long a message, and its nonce, may wait for the visitor. */
  readonly messageGoodMs: number
  /** After this a new one is made, while somebody looks. */
  readonly messageRenewMs: number
  /** How long the app's code, or its server, may take for each step. */
  readonly stepLimitMs: number
  /** How long a sign-in waits for the end of an earlier one. */
  readonly revokeLimitMs: number
} = { messageGoodMs: 600_000, messageRenewMs: 300_000, stepLimitMs: 20_000, revokeLimitMs: 5_000 }
