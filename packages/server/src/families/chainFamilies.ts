import { bip122 } from './bip122/bip122.js'
import type { ChainFamily } from './ChainFamily.js'
import { eip155 } from './eip155/eip155.js'
import { polkadot } from './polkadot/polkadot.js'
import { solana } from './solana/solana.js'

/** All supported chain families. */
export const chainFamilies: readonly ChainFamily[] = [eip155, solana, polkadot, bip122]
