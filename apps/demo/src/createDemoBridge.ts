import type { CaipNetworkId } from '@kit/core'
import { type IntentConversion, intentConversion } from '@kit/swap'
import type { DemoConfig } from './config/DemoConfig.js'

/** Fee of the local solver: one part of this many. */
const parts = 1_000n

/** Creates the bridge between the local EVM chains, where the local solver fills its orders. */
export function createDemoBridge({ rpcUrls, settler }: DemoConfig): IntentConversion {
  const networkIds = Object.keys(rpcUrls) as CaipNetworkId[]
  return intentConversion({
    settlers: Object.fromEntries(networkIds.map((id) => [id, settler])),
    // Tokens have the same address on both chains.
    listTokens: async ({ to }) => networkIds.map((networkId) => ({ ...to, networkId })),
    quote: async ({ amount }) => amount + (amount + parts - 1n) / parts,
  })
}
