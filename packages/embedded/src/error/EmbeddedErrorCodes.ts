/** Error codes of the embedded wallet. */
export interface EmbeddedErrorCodes {
  /** The wallet frame didn't load, or uses an unsupported protocol version or release. */
  'embedded/loadFailed': undefined
  /** The wallet frame didn't respond in time. */
  'embedded/timeout': undefined
  /** The wallet rejected the request. `cause` has its error code, if any. */
  'embedded/failed': undefined
  /** The wallet's operator doesn't offer this sign-in option. */
  'embedded/optionUnavailable': undefined
  /** A code was requested moments ago; `details` is the number of seconds to wait. */
  'embedded/cooldown': string
}

declare module '@kit/core' {
  interface ErrorCodes extends EmbeddedErrorCodes {}
}
