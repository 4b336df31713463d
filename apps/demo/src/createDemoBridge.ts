import type { CaipNetworkId } from '@kit/core'
import { type IntentConversion, intentConversion } from '@kit/swap'
import type { DemoConfig } from './config/DemoConfig.js'

/** Of what crosses, what the local filler keeps: one of this many. */
const parts = 1_000n

/** Brings what a payer holds on one local EVM chain to the other, where the local filler fills its orders. */
export function createDemoBridge({ rpcUrls, settler }: DemoConfig): IntentConversion {
  const networkIds = Object.keys(rpcUrls) as CaipNetworkId[]
  return intentConversion({
    settlers: Object.fromEntries(networkIds.map((id) => [id, settler])),
    // Tokens have the same address on both.
    listTokens: async ({ to }) => networkIds.map((networkId) => ({ ...to, networkId })),
    quote: async ({ amount }) => amount + (amount + parts - 1n) / parts,
  })
}
