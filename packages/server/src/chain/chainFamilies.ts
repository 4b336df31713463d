import { bip122 } from './families/bip122/bip122.js'
import type { ChainFamily } from './families/ChainFamily.js'
import { eip155 } from './families/eip155/eip155.js'
import { polkadot } from './families/polkadot/polkadot.js'
import { solana } from './families/solana/solana.js'

/** All supported chain families. */
export const chainFamilies: readonly ChainFamily[] = [eip155, solana, polkadot, bip122]
