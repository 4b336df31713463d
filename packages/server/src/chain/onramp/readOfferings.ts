import type { ChainConfig } from '../config/chainConfig.js'
import type { OnrampConfig } from '../config/serviceConfig.js'
import type { Assets } from '../tokens/createAssets.js'
import type { Token } from '../tokens/Token.js'

/** An asset for sale on one chain. */
export type Offering = Token & {
  /** Network name in the contract: a slug of the chain's name. */
  readonly network: string
  readonly networkName: string
}

/** Lists what the sandbox can pay out: the native currency of each chain with a faucet key, and its listed tokens. */
export function readOfferings(
  { chains, onramp }: { readonly chains: Readonly<Record<string, ChainConfig>>; readonly onramp: OnrampConfig },
  assets: Assets,
  listedTokens: (chain: string) => readonly Token[],
): readonly Offering[] {
  if (!onramp.sandbox) return []
  return Object.keys(onramp.faucetKeys).flatMap((chain) => {
    const config = chains[chain]
    if (config === undefined) return []
    const networkName = config.name ?? chain
    const network = networkName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    return [assets.native(chain, config) ?? [], listedTokens(chain)]
      .flat()
      .map((token) => ({ ...token, network, networkName }))
  })
}
