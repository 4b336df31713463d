/** Error codes of smart sessions. */
export interface SmartSessionsErrorCodes {
  /** The account or network changed during the request. The remaining steps were skipped. */
  'smartSessions/accountChanged': string
  /** The account has no active session with this ID; `details` is the ID. */
  'smartSessions/notActive': string
  /** The wallet reported the permission as revoked but still lists it. */
  'smartSessions/stillGranted': string
}

declare module '@kit/core' {
  interface ErrorCodes extends SmartSessionsErrorCodes {}
}
