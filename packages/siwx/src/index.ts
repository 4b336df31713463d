export { formatMessage, type NamespaceWords } from './message/formatMessage.js'
export { parseMessage } from './message/parseMessage.js'
export type { SiwxFields } from './message/SiwxFields.js'
export type { SiwxErrorCodes } from './SiwxErrorCodes.js'
