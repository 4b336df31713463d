/** Error codes of sign-in. */
export interface SiwxErrorCodes {
  /** A field of the sign-in message violates its standard; `details` names the field and its value. */
  'siwx/invalidField': string
  /** SIWX isn't enabled. */
  'siwx/notEnabled': undefined
  /** No active account. */
  'siwx/noAddress': undefined
  /** No active network, or no client for it. */
  'siwx/noNetwork': undefined
  /** The user declined to sign. */
  'siwx/declined': undefined
  /** The sign-in message couldn't be created. */
  'siwx/initFailed': undefined
  /** Invalid session; `details` names the field or the signature. */
  'siwx/invalid': string
  /** The session couldn't be verified at this time. */
  'siwx/unknown': undefined
  /** Both `siwx` and `siweConfig` are set. */
  'siwx/exclusive': undefined
}

declare module '@kit/core' {
  interface ErrorCodes extends SiwxErrorCodes {}
}
