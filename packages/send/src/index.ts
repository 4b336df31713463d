export type { SendFields } from './commands/edit.js'
export type { SubmitOptions } from './commands/submit.js'
export { isSevere } from './isSevere.js'
export type { SendRequest } from './parseSendRequest.js'
export type { SendErrorCodes } from './SendErrorCodes.js'
export type { SendExchange } from './SendExchange.js'
export type {
  Asked,
  InvalidReceiver,
  Receiver,
  RecentReceiver,
  SendLock,
  SendOrigin,
  SendState,
  SendValidation,
  SendWarning,
  SentTransfer,
} from './SendState.js'
export { type SendApi, type SendOptions, type SendPlugin, send } from './send.js'
