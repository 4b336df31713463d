/** The codes that smart sessions add to those of the kit. */
export interface SmartSessionsErrorCodes {
  /** The account or network changed while something was asked: what was not done by then is not done. */
  'smartSessions/accountChanged': string
  /** The session is not among those of the account, or has ended. */
  'smartSessions/notActive': string
  /** The wallet says that it revoked the permission, and lists it still. */
  'smartSessions/stillGranted': string
}

declare module '@kit/core' {
  interface ErrorCodes extends SmartSessionsErrorCodes {}
}
