/** Sign-in timeouts, in milliseconds. */
export const siwxTimes: {
  /** Age at which a visible message and its nonce are renewed. After twice that time the message is too old to sign. */
  readonly messageRenewMs: number
  /** Time limit for each step of the app's code or server. */
  readonly stepLimitMs: number
} = { messageRenewMs: 300_000, stepLimitMs: 20_000 }
