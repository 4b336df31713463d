import { isKitError, KitError, type Token, type WatchedCollectible } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from './assertNetwork.js'

/**
 * Asks the wallet to list an ERC-20 token, or a piece of an ERC-721 or ERC-1155 collection, among its own (EIP-747) after making sure that
 * the wallet is on the network. False where the wallet does not, knows no such request, or the token is the network's own currency, which
 * every wallet lists.
 *
 * @throws KitError `transaction/invalid` for what is no address or no token id, `connection/rejected` when the visitor declines,
 * `network/mismatch`, and others of `toWalletError`.
 * @example await watchEvmAsset({ provider, account, network, clock, asset: token })
 */
export async function watchEvmAsset(call: EvmCall & { readonly asset: Token | WatchedCollectible }): Promise<boolean> {
  const { asset } = call
  if (asset.address === undefined) return false
  const address = parseAddress(asset.address)
  if (address === undefined) throw invalid('The asset needs a valid EVM address.')
  const params = 'tokenId' in asset ? describePiece(asset, address) : describeToken(asset, address)
  await assertNetwork(call)
  try {
    return (await requestProvider(call, 'wallet_watchAsset', params)) === true
  } catch (error) {
    if (isKitError(error, 'wallet/unsupportedMethod')) return false
    throw error
  }
}

function describeToken({ symbol, decimals, iconUrl: image }: Token, address: string): unknown {
  return { type: 'ERC20', options: { address, symbol, decimals, ...(image !== undefined && { image }) } }
}

function describePiece({ type, tokenId, imageUrl: image }: WatchedCollectible, address: string): unknown {
  if (tokenId < 0n || tokenId >= 2n ** 256n) throw invalid('Invalid token ID.')
  // In decimal, as wallets take it: a number in JSON would lose digits.
  return { type, options: { address, tokenId: String(tokenId), ...(image !== undefined && { image }) } }
}

function invalid(shortMessage: string): KitError {
  return new KitError('transaction/invalid', { shortMessage })
}
