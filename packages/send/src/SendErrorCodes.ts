/** Error codes of {@link send}, added to those of the kit. */
export interface SendErrorCodes {
  /** The form is incomplete; `details` is its validation. */
  'send/incomplete': string
  /** The transfer has severe warnings that weren't acknowledged; `details` lists them. */
  'send/unacknowledged': string
  /** The form, account or network changed before the request reached the wallet. */
  'send/changed': string
  /** A request is already waiting in the wallet. */
  'send/pending': string
  /** `kit.open({ view: 'WalletSend', data })` received invalid data; `details` names the field. */
  'send/invalidRequest': string
}

declare module '@kit/core' {
  interface ErrorCodes extends SendErrorCodes {}
}
