export { type SolanaDevAccount, solanaDevAccounts } from './solana/solanaDevAccounts.js'
export { type SolanaDevToken, solanaDevTokens } from './solana/solanaDevTokens.js'
export { type SolanaDevnet, solanaDevGenesisHash, startSolana } from './solana/startSolana.js'
