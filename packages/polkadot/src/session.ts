/** The code that every use of a wallet needs: one chunk. */
export { toPolkadotWalletError } from './error/toPolkadotWalletError.js'
export { polkadotWalletRequests } from './request/polkadotWalletRequests.js'
export * from './wallet/openPolkadotSession.js'
