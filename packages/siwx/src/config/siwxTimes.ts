/** Times of a sign-in, in milliseconds. */
export const siwxTimes: {
  /** After this a message, and its nonce, is made anew while somebody looks; after twice that it is too old. */
  readonly messageRenewMs: number
  /** How long the app's code, or its server, may take for each step. */
  readonly stepLimitMs: number
} = { messageRenewMs: 300_000, stepLimitMs: 20_000 }
