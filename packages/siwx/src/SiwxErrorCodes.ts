/** The codes that signing in adds to those of the kit. */
export interface SiwxErrorCodes {
  /** A field of a sign-in message is not as its standard wants it; `details` names the field and what it was. */
  'siwx/invalidField': string
}

declare module '@kit/core' {
  interface ErrorCodes extends SiwxErrorCodes {}
}
