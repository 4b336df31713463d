import type { ChainFamily } from '../ChainFamily.js'
import { solanaNodes } from './nodes/solanaNodes.js'

/** Solana chains. */
export const solana: ChainFamily = { ...solanaNodes }
