/** The codes that sending adds to those of the kit. */
export interface SendErrorCodes {
  /** The form lacks something; `details` is its validation. */
  'send/incomplete': string
  /** What would be sent may be lost; `details` names the warnings that were not acknowledged. */
  'send/unacknowledged': string
  /** The form, the account or the network changed while it was being sent: the wallet was not asked. */
  'send/changed': string
  /** The wallet is being asked already. */
  'send/pending': string
  /** `kit.open({ view: 'WalletSend', data })` was given what can't be sent; `details` names the field. */
  'send/invalidRequest': string
}

declare module '@kit/core' {
  interface ErrorCodes extends SendErrorCodes {}
}
