import type { PriceReader, PriceReaderOptions } from '../../../prices/PriceReader.js'
import { oneUsd, parseUsdPrice } from '../../../prices/UsdPrice.js'
import { createContractReader } from '../contracts/createContractReader.js'
import { readMarketPrices } from './readMarketPrices.js'

/** Reads prices of EVM chains from configured pools and feeds. */
export function createPriceReader(options: PriceReaderOptions): PriceReader {
  const { config, chains, tokens, cachedMany, now } = options
  const reader = createContractReader(options)
  const minDepth = parseUsdPrice(config.minLiquidityUsd)

  return async (chain, assets, known) => {
    const chainConfig = chains.config(chain)
    if (chainConfig === undefined) return assets.map(() => undefined)
    const bases = [...new Set([...chainConfig.stables, chainConfig.wrappedNative ?? []].flat())]
    const found = await tokens.find(bases.map((address) => ({ chain, address: address.toLowerCase() })))
    const basesFound = found.flatMap((token) => (token === undefined ? [] : [token]))
    const wrapped = chainConfig.wrappedNative?.toLowerCase()
    return readMarketPrices(
      {
        reader,
        cachedMany,
        chain,
        exchanges: chainConfig.exchanges,
        stables: basesFound
          .filter(({ address }) => address !== wrapped)
          .map((token) => ({ ...token, usd: known(token) ?? oneUsd })),
        wrappedNative: basesFound.find(({ address }) => address === wrapped),
        nativeUsd: known({ chain, address: 'native' }),
        feeds: new Map(
          Object.entries(chainConfig.feeds).map(([token, feed]) => [
            token === 'native' ? token : token.toLowerCase(),
            feed.toLowerCase(),
          ]),
        ),
        minDepth,
        feedsSince: BigInt(Math.floor((now() - config.maxFeedAgeMs) / 1000)),
      },
      assets,
    )
  }
}
