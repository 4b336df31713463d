export { toWalletError } from '../error/toWalletError.js'
export { findGone } from './findGone.js'
