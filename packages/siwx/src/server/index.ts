export { parseMessage } from '../message/parseMessage.js'
export type { SiwxFields } from '../message/SiwxFields.js'
