export { isLoopback } from '../check/isLoopback.js'
export { isSameAddressIn } from '../check/isSameAddressIn.js'
export type { SiwxSession } from '../check/SiwxSession.js'
export {
  newMessageAgeMs,
  type SessionVerification,
  type VerifySessionOptions,
  verifySession,
} from '../check/verifySession.js'
export { formatMessage, type NamespaceWords } from '../message/formatMessage.js'
export { parseMessage } from '../message/parseMessage.js'
export type { SiwxFields } from '../message/SiwxFields.js'
export { createMemoryNonces } from './createMemoryNonces.js'
export { createSiwxServer } from './createSiwxServer.js'
export type { NonceStore } from './NonceStore.js'
export type { SignedInAccount } from './SignedInAccount.js'
export type { ServerSession, SiwxServer, SiwxServerOptions } from './SiwxServer.js'
