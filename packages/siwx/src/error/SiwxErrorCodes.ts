/** The codes that signing in adds to those of the kit. */
export interface SiwxErrorCodes {
  /** A field of a sign-in message is not as its standard wants it; `details` names the field and what it was. */
  'siwx/invalidField': string
  /** SIWX is not enabled. */
  'siwx/notEnabled': undefined
  /** No account is active. */
  'siwx/noAddress': undefined
  /** No network is active, or nothing that speaks to it. */
  'siwx/noNetwork': undefined
  /** The visitor declined to sign. */
  'siwx/declined': undefined
  /** No message could be made. */
  'siwx/initFailed': undefined
  /** A session does not hold; `details` names the field or the signature. */
  'siwx/invalid': string
  /** A session could not be checked now. */
  'siwx/unknown': undefined
  /** Both `siwx` and `siweConfig` were given. */
  'siwx/exclusive': undefined
}

declare module '@kit/core' {
  interface ErrorCodes extends SiwxErrorCodes {}
}
