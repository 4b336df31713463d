import type { Connection } from '@solana/web3.js'
import type { Web3 } from '../transaction/loadWeb3.js'

/** The library, and its way to one network. */
export type SolanaChain = { readonly web3: Web3; readonly connection: Connection }
