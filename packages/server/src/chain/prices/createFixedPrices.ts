import { ConfigError } from '../../platform/config/ConfigError.js'
import type { Log } from '../../platform/log/Log.js'
import type { PriceConfig } from '../config/serviceConfig.js'
import type { Asset } from '../tokens/Asset.js'
import type { Assets } from '../tokens/createAssets.js'
import { createLiveFile } from '../tokens/createLiveFile.js'
import { parseUsdPrice, type UsdPrice } from './UsdPrice.js'

/** Configured prices; undefined for other assets. */
export type FixedPrices = (asset: Asset) => UsdPrice | undefined

/** Dependencies of {@link createFixedPrices}. */
export type FixedPricesOptions = {
  readonly config: Pick<PriceConfig, 'fixed' | 'file'>
  readonly assets: Assets
  readonly now: () => number
  readonly log: Log
}

type Table = ReadonlyMap<string, UsdPrice>

/**
 * Opens the configured prices: those of the file take precedence.
 *
 * @throws ConfigError naming each invalid entry
 */
export function createFixedPrices({ config, assets, now, log }: FixedPricesOptions): FixedPrices {
  const parse = (json: unknown) => parsePrices(assets, json)
  const { content: fixed, problems } = parse(config.fixed)
  if (problems.length > 0) throw new ConfigError(problems.map((problem) => `prices.fixed.${problem}`))
  const file =
    config.file === undefined
      ? undefined
      : createLiveFile({ path: config.file, option: 'prices.file', parse, now, log })
  return ({ chain, address }) => {
    const key = `${chain}:${address}`
    return file?.().get(key) ?? fixed.get(key)
  }
}

function parsePrices(assets: Assets, json: unknown): { content: Table; problems: readonly string[] } {
  const content = new Map<string, UsdPrice>()
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { content, problems: ['must be an object of prices by CAIP-10 or CAIP-2 ID'] }
  }
  const problems: string[] = []
  for (const [id, price] of Object.entries(json)) {
    const key = keyOf(assets, id)
    if (key === undefined) problems.push(`${id}: must be the CAIP-10 ID of a token or the CAIP-2 ID of a chain`)
    else if (typeof price !== 'number' || !(price >= 0 && price < Number.POSITIVE_INFINITY)) {
      problems.push(`${id}: must be a price in US dollars`)
    } else content.set(key, parseUsdPrice(price))
  }
  return { content, problems }
}

function keyOf(assets: Assets, id: string): string | undefined {
  if (/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(id)) return `${id}:native`
  const asset = assets.parse(id)
  return asset === undefined ? undefined : `${asset.chain}:${asset.address}`
}
