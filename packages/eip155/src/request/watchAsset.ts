import { isKitError, type Token } from '@kit/core/adapter'
import { requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from './assertNetwork.js'
import type { EvmCall } from './EvmCall.js'

/**
 * Asks the wallet to list an ERC-20 token among its own (EIP-747) after making sure that the wallet is on the network. False where the
 * wallet does not, knows no such request, or the token is the network's own currency, which every wallet lists.
 *
 * @throws KitError `connection/rejected` when the visitor declines, `network/mismatch`, and others of `toWalletError`.
 * @example await watchAsset({ provider, account, network, clock, token })
 */
export async function watchAsset(call: EvmCall & { readonly token: Token }): Promise<boolean> {
  const { provider, token, clock, signal } = call
  const { address, symbol, decimals, iconUrl: image } = token
  if (address === undefined) return false
  await assertNetwork(call)
  const params = { type: 'ERC20', options: { address, symbol, decimals, ...(image !== undefined && { image }) } }
  try {
    return (await requestProvider(provider, { method: 'wallet_watchAsset', params, clock, signal })) === true
  } catch (error) {
    if (isKitError(error, 'wallet/unsupportedMethod')) return false
    throw error
  }
}
