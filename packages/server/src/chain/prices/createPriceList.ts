import type { z } from 'zod'
import type { getFungiblePrice } from '../../contract/priceEndpoints.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Chains } from '../chains/Chains.js'
import type { Asset } from '../tokens/Asset.js'
import type { Assets } from '../tokens/createAssets.js'
import { type Currency, convertUsd } from './createRates.js'
import type { Market } from './Market.js'
import { requireRate } from './requireRate.js'
import { toDouble } from './UsdPrice.js'

/** One row of the response. */
type Fungible = z.output<typeof getFungiblePrice.answer>['fungibles'][number]

/**
 * Returns prices of assets given as CAIP-10 IDs, in their order.
 *
 * @throws HttpError 400 for an invalid CAIP-10 ID, an unsupported chain, a non-token, or a currency without a rate
 * @throws NoUpstreamResponded
 */
export type PriceList = (addresses: readonly string[], currency: Currency) => Promise<readonly Fungible[]>

/** Dependencies of {@link createPriceList}. */
export type PriceListOptions = { readonly chains: Chains; readonly assets: Assets; readonly market: Market }

/** Looks up assets and their prices. */
export function createPriceList({ chains, assets, market: { tokens, prices, rates } }: PriceListOptions): PriceList {
  function requireAsset(text: string): Asset {
    const [namespace, reference, address] = text.split(':')
    if (!namespace || !reference || !address) throw new HttpError(400, '', 'Each address must be a CAIP-10 ID')
    if (chains.config(`${namespace}:${reference}`) === undefined) {
      throw new HttpError(400, 'chainId', `Unsupported chain: ${`${namespace}:${reference}`.slice(0, 41)}`)
    }
    const asset = assets.parse(text)
    if (asset === undefined) throw new HttpError(400, 'asset', 'Each address must be a token address on its chain')
    return asset
  }

  return async (addresses, currency) => {
    const [found, perUsd] = await Promise.all([tokens.find(addresses.map(requireAsset)), requireRate(rates, currency)])
    const known = found.map((token) => {
      if (token === undefined) throw new HttpError(400, 'asset', 'Each address must be a token address on its chain')
      return token
    })
    const usd = await prices.usd(known)
    return known.map(({ name, symbol, logoUri, decimals }, index) => ({
      address: addresses[index] as string,
      name,
      symbol,
      iconUrl: logoUri ?? '',
      price: toDouble(convertUsd(usd[index] ?? 0n, perUsd)),
      decimals,
    }))
  }
}
