export { toEvmWalletError as toWalletError } from '../error/toEvmWalletError.js'
export { findGone, whenGone } from './findGone.js'
