import type { CaipNetworkId } from '@kit/core/adapter'
import type { AdapterFixture } from './AdapterFixture.js'

/** A started node with tokens. */
export type TokenNode = {
  readonly url: string
  readonly tokens: Readonly<
    Record<string, { readonly address: string; readonly decimals: number; readonly symbol: string }>
  >
  stop(): Promise<unknown>
}

/** Starts both chains of a fixture at once. */
export const startTwoChains = async (
  networkIds: readonly [CaipNetworkId, CaipNetworkId],
  starts: readonly [Promise<TokenNode>, Promise<TokenNode>],
): ReturnType<AdapterFixture['startChains']> => {
  const [one, two] = await Promise.all(starts)
  return {
    chains: [
      { networkId: networkIds[0], url: one.url, tokens: Object.values(one.tokens) },
      { networkId: networkIds[1], url: two.url, tokens: Object.values(two.tokens) },
    ],
    stop: () => Promise.all([one.stop(), two.stop()]),
  }
}
