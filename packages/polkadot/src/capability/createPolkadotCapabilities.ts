import {
  type Capabilities,
  cleanImageUrl,
  cleanText,
  type Network,
  type Token,
  type TokenReference,
} from '@kit/core/adapter'
import type { PolkadotChains } from '../library/createPolkadotChains.js'
import type { OpenChain } from '../library/openChain.js'
import { type PolkadotAsset, parseAssetId, readAsset, readAssetHolding } from '../library/readAsset.js'
import { readNative } from '../library/readPolkadotBalance.js'
import { requirePolkadotAddress } from '../library/requirePolkadotAddress.js'
import { planPolkadotTransfer } from './planPolkadotTransfer.js'

/**
 * Creates the capabilities that features use on a Substrate chain. Nodes don't list an account's holdings, so only the assets that the app
 * names are read.
 *
 * @example const { getTokens } = createPolkadotCapabilities(read)
 */
export function createPolkadotCapabilities(read: PolkadotChains['read']): Capabilities {
  return {
    getTokens: ({ network, address, tokens, ...call }) => {
      const work = async (chain: OpenChain) => {
        const owner = requirePolkadotAddress(chain, address)
        const named = new Map(tokens.map((token) => [parseAssetId(token.address), token]))
        named.delete(undefined)
        const [{ transferable, symbol, decimals }, ...held] = await Promise.all([
          readNative(chain, owner),
          ...[...named.values()].map((reference) => readHeld(chain, network, owner, reference)),
        ])
        const { name } = network.nativeCurrency
        const own = { networkId: network.id, address: undefined, name, symbol, decimals, iconUrl: undefined }
        const native = { ...own, amount: transferable, value: undefined, price: undefined }
        return [native, ...held.filter((token) => token !== undefined)]
      }
      return read({ ...call, network }, work, "Couldn't read the tokens.")
    },
    getToken: ({ token, network, ...call }) => {
      const work = async (chain: OpenChain) => toToken(network, { address: token }, await readAsset(chain, token))
      return read({ ...call, network }, work, "Couldn't read the token.")
    },
    planTransfer: ({ account, to, amount, token, keepAlive, ...call }) => {
      const terms = { ...(token !== undefined && { token }), ...(keepAlive !== undefined && { keepAlive }) }
      const wish = { from: account.address, to, amount, ...terms }
      return read(call, (chain) => planPolkadotTransfer(chain, wish), "Couldn't simulate the transfer.")
    },
  }
}

/** Returns undefined on failure, so that one bad ID doesn't hide the rest. */
async function readHeld(chain: OpenChain, network: Network, owner: string, reference: TokenReference) {
  const { address } = reference
  const read = Promise.all([readAsset(chain, address), readAssetHolding(chain, address, owner)])
  const found = await read.catch(() => undefined)
  if (!found) return undefined
  const [asset, holding] = found
  return { ...toToken(network, reference, asset), amount: holding?.amount ?? 0n, value: undefined, price: undefined }
}

function toToken(network: Network, reference: TokenReference, asset: PolkadotAsset): Token {
  const { address, name, symbol, iconUrl } = reference
  const shortName = cleanText(symbol ?? asset.symbol, 16) || `#${address}`
  return {
    networkId: network.id,
    address,
    name: cleanText(name ?? asset.name) || shortName,
    symbol: shortName,
    // Only the chain's decimals make an amount meaningful.
    decimals: asset.decimals,
    iconUrl: cleanImageUrl(iconUrl),
  }
}
