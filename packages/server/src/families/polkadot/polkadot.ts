import type { ChainFamily } from '../ChainFamily.js'
import { polkadotNodes } from './nodes/polkadotNodes.js'

/** Polkadot chains. */
export const polkadot: ChainFamily = { ...polkadotNodes }
