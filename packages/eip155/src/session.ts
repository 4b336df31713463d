/** The code that every use of a wallet needs: one chunk. */
export { formatChecksummed } from './address/ChecksumAddress.js'
export { connectWith, openConnected, pickAccounts, reopenSessions, watchUnlock } from './connector/openSessions.js'
export { findDisconnect, onDisconnect, toWalletError } from './provider/walletErrors.js'
export { walletRequests } from './request/walletRequests.js'
