export { getTransactionSigner, type SolanaKitSigner } from './getTransactionSigner.js'
