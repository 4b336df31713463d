export type { TransferRequest } from './parseTransferRequest.js'
export type { SendErrorCodes } from './SendErrorCodes.js'
export type { SendFields, SendOptions, SubmitOptions } from './SendOptions.js'
export type {
  InvalidRecipient,
  RecentRecipient,
  Recipient,
  RequestedPayment,
  SendLock,
  SendOrigin,
  SendState,
  SendValidation,
  SendWarning,
  SentTransfer,
} from './SendState.js'
export { type SendApi, type SendExchange, type SendPlugin, send } from './send.js'
export { isSevereSendWarning } from './validateTransfer.js'
