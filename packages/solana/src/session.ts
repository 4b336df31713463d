/** The code that every use of a wallet needs: one chunk. */
export { toSolanaWalletError } from './error/toSolanaWalletError.js'
export { solanaWalletRequests } from './request/solanaWalletRequests.js'
export * from './wallet/openSolanaSession.js'
