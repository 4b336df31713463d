import { isKitError, type Token, type WatchedCollectible } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { invalidTransaction } from '../error/invalidTransaction.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from './assertNetwork.js'

/**
 * Requests that the wallet lists an ERC-20 token, or an NFT of an ERC-721 or ERC-1155 collection (EIP-747). First verifies that the wallet
 * is on the network. Returns false if the wallet doesn't list it or doesn't support the request. Also for the native currency, which every
 * wallet lists.
 *
 * @throws KitError `transaction/invalid` for an invalid address or token ID, `connection/rejected` when the user declines,
 *   `network/mismatch`, and others of `toWalletError`.
 * @example await watchEvmAsset({ provider, account, network, clock, asset: token })
 */
export async function watchEvmAsset(call: EvmCall & { readonly asset: Token | WatchedCollectible }): Promise<boolean> {
  const { asset } = call
  if (asset.address === undefined) return false
  const address = parseAddress(asset.address)
  if (address === undefined) throw invalidTransaction('The asset needs a valid EVM address.')
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
  if (tokenId < 0n || tokenId >= 2n ** 256n) throw invalidTransaction('Invalid token ID.')
  // A decimal string, as wallets expect. A JSON number would lose digits.
  return { type, options: { address, tokenId: String(tokenId), ...(image !== undefined && { image }) } }
}
