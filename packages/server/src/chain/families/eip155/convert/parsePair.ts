import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Chains } from '../../../chains/Chains.js'
import type { ChainConfig } from '../../../config/chainConfig.js'
import type { Asset } from '../../../tokens/Asset.js'
import type { Assets } from '../../../tokens/createAssets.js'

/** Sold and bought token on one chain; `native` is its native currency. */
export type Pair = { readonly chain: string; readonly from: string; readonly to: string }

/**
 * Returns the configuration of a chain that supports swaps.
 *
 * @throws HttpError 400 `chainId`
 */
export function requireSwapChain(chains: Chains, chain: string): ChainConfig {
  const config = chains.config(chain)
  if (config === undefined || !chain.startsWith('eip155:')) {
    throw new HttpError(400, 'chainId', 'Unsupported chain')
  }
  return config
}

/** Parses the CAIP-10 ID of a token or account on an EVM chain. @throws HttpError 400 with an empty field */
export function requireEvmAsset(assets: Assets, text: string, what: string): Asset {
  const asset = assets.parse(text)
  if (asset?.chain.startsWith('eip155:')) return asset
  throw new HttpError(400, '', `${what} must be the CAIP-10 ID of an address on an EVM chain`)
}

/**
 * Parses the sold and bought tokens.
 *
 * @throws HttpError 400 for non-EVM addresses, two chains, the same token twice, an unsupported chain or one without an exchange
 */
export function parsePair(
  { chains, assets }: { readonly chains: Chains; readonly assets: Assets },
  from: string,
  to: string,
): Pair {
  const [sold, bought] = [requireEvmAsset(assets, from, 'from'), requireEvmAsset(assets, to, 'to')]
  if (sold.chain !== bought.chain) throw new HttpError(400, '', 'Both tokens must be on the same chain')
  const { exchanges, wrappedNative } = requireSwapChain(chains, sold.chain)
  if (sold.address === bought.address) throw new HttpError(400, '', 'The two tokens must be different')
  if (exchanges.length === 0 && wrappedNative === undefined) {
    throw new HttpError(400, 'chainId', 'Swaps are not available on this chain: no exchange is configured')
  }
  return { chain: sold.chain, from: sold.address, to: bought.address }
}
