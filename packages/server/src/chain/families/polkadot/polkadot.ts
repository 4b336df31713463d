import { polkadotVerifier } from '@kit/polkadot/verify'
import type { ChainFamily } from '../ChainFamily.js'
import { polkadotNodes } from './nodes/polkadotNodes.js'

/** Polkadot chains. */
export const polkadot: ChainFamily = { ...polkadotNodes, createMessageVerifier: () => polkadotVerifier() }
