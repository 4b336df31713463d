import { chainFamilies } from '../chain/chainFamilies.js'
import { createFixedPrices } from '../chain/prices/createFixedPrices.js'
import { createAssets } from '../chain/tokens/createAssets.js'
import { openTokenLists } from '../chain/tokens/openTokenLists.js'
import { isConfigError } from '../platform/config/ConfigError.js'
import type { ServerConfig } from './ServerConfig.js'

/** Finds problems in the operator's token lists and prices, files included: one line per problem, starting with the option. */
export function findMarketFaults({ chains, prices }: Pick<ServerConfig, 'chains' | 'prices'>): readonly string[] {
  const quiet = () => undefined
  const options = {
    assets: createAssets(chainFamilies),
    now: () => 0,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  }
  const lists = Object.entries(chains).map(([chain, { tokens }]) => [chain, tokens] as const)
  return [() => openTokenLists(lists, options), () => createFixedPrices({ config: prices, ...options })].flatMap(
    (open) => {
      try {
        open()
        return []
      } catch (error) {
        if (isConfigError(error)) return error.problems
        throw error
      }
    },
  )
}
