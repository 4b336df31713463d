export { toWalletError } from '../error/toWalletError.js'
export { findGone, whenGone } from './findGone.js'
