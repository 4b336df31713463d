export type {
  CaptureErrorReason,
  CaptureServer,
  CaptureState,
  CaptureTarget,
  EmailCapture,
} from './capture/CaptureState.js'
export { emailCapture } from './capture/emailCapture.js'
export type { SiwxSession } from './check/SiwxSession.js'
export type { SiwxConfig } from './config/SiwxConfig.js'
export { createSiwx } from './createSiwx.js'
export type { SiwxErrorCodes } from './error/SiwxErrorCodes.js'
export { formatMessage, type NamespaceWords } from './message/formatMessage.js'
export { parseMessage } from './message/parseMessage.js'
export type { SiwxFields } from './message/SiwxFields.js'
export type { SiwxMessage, SiwxMessageInput } from './message/toSignInMessage.js'
export type { PageSiwxOptions } from './page/PageSiwxOptions.js'
export { formatRecapUri, type Recap } from './recap/formatRecapUri.js'
export { parseRecapUri } from './recap/parseRecapUri.js'
export { readRecap } from './recap/readRecap.js'
export { recapStatement } from './recap/recapStatement.js'
export type { SiwxApi, SiwxPlugin } from './SiwxApi.js'
export type {} from './SiwxEvent.js'
export type { SiwxState, SiwxStatus } from './SiwxState.js'
export type { ServerSiwxOptions } from './serverClient/createBackend.js'
export { serverSiwx } from './serverSiwx.js'
export { chooseSiwx } from './siwe/chooseSiwx.js'
export { formatSiweMessage } from './siwe/formatSiweMessage.js'
export type { SiweConfig, SiweMessageInput, SiweMessageParams, SiweSession } from './siwe/SiweConfig.js'
export { siwx } from './siwx.js'
