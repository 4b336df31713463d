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
 * What features ask of a Substrate chain. Nodes do not list what an account holds: of assets, those are read that the app names.
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
      return read({ ...call, network }, work, 'The tokens could not be read.')
    },
    getToken: ({ token, network, ...call }) => {
      const work = async (chain: OpenChain) => toToken(network, { address: token }, await readAsset(chain, token))
      return read({ ...call, network }, work, 'The token could not be read.')
    },
    planTransfer: ({ account, to, amount, token, keepAlive, ...call }) => {
      const terms = { ...(token !== undefined && { token }), ...(keepAlive !== undefined && { keepAlive }) }
      const wish = { from: account.address, to, amount, ...terms }
      return read(call, (chain) => planPolkadotTransfer(chain, wish), 'The transfer could not be tried.')
    },
  }
}

/** Undefined for what could not be read: one bad id does not hide the rest. */
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
    // An amount is worth nothing without the chain's own.
    decimals: asset.decimals,
    iconUrl: cleanImageUrl(iconUrl),
  }
}
