import type { Token } from '@kit/core/plugin'
import { transactionRefused } from '../swapErrors.js'
import type { SwapChain } from './tokenId.js'

/**
 * Verifies that a token's decimals, by which its amounts are shown, are those of the chain and not only of a service. Decimals that the chain
 * can't read are refused.
 *
 * @throws KitError `swap/transactionMismatch`, `token/notFound`, `rpc/*`
 * @example await requireDecimals(await chainOf(kit, from.networkId), from)
 */
export async function requireDecimals(
  { capabilities, ...chain }: SwapChain,
  { address, decimals }: Pick<Token, 'address' | 'decimals'>,
): Promise<void> {
  const token = address === undefined ? undefined : await capabilities.getToken?.({ ...chain, token: address })
  const known = address === undefined ? chain.network.nativeCurrency : token
  if (known?.decimals !== decimals) throw transactionRefused('decimals', `${decimals}`)
}
