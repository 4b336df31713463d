import { getSwapTokens } from '@kit/api'
import type { CaipNetworkId } from '@kit/core/plugin'
import { isSwapNetwork, type SwapOptions } from '../SwapOptions.js'
import type { SwappableToken } from '../SwapState.js'
import { nativeAddress } from './tokenId.js'

/**
 * Loads all tokens that can be swapped on a network. Empty if swaps aren't enabled there.
 *
 * @throws KitError `api/*`
 * @example await readTradedTokens({ api }, 'eip155:1', signal)
 */
export async function readTradedTokens(
  options: SwapOptions,
  networkId: CaipNetworkId,
  signal: AbortSignal,
): Promise<readonly SwappableToken[]> {
  const rows = isSwapNetwork(networkId, options) ? await getSwapTokens(options.api, { networkId }, signal) : []
  // Of duplicates, keep the first.
  const firsts = new Map(rows.map(({ id }, at) => [id.toLowerCase(), at] as const).reverse())
  return rows
    .filter(({ id }, at) => id.startsWith(`${networkId}:`) && firsts.get(id.toLowerCase()) === at)
    .map(({ id, name, symbol, decimals, logoUrl, isPermitToken }) => {
      const address = id.slice(networkId.length + 1)
      const isNative = address.toLowerCase() === nativeAddress
      return {
        networkId,
        address: isNative ? undefined : address,
        name,
        symbol,
        decimals,
        iconUrl: logoUrl,
        isPermitToken,
      }
    })
}
