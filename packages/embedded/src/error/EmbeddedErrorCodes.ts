/** The codes that the embedded wallet adds to those of the kit. */
export interface EmbeddedErrorCodes {
  /** The frame did not load, or speaks another protocol or release. */
  'embedded/loadFailed': undefined
  /** The frame did not answer in time. */
  'embedded/timeout': undefined
  /** The wallet refused; the cause has its number, if it gave one. */
  'embedded/failed': undefined
  /** The operator does not offer this way to log in. */
  'embedded/notOffered': undefined
  /** A code was asked for a moment ago; `details` is how many seconds to wait. */
  'embedded/coolDown': string
}

declare module '@kit/core' {
  interface ErrorCodes extends EmbeddedErrorCodes {}
}
