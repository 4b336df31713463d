import { createCachedMany } from '../cache/createCachedMany.js'
import { type ContractReader, createContractReader } from '../families/eip155/contracts/createContractReader.js'
import type { Services } from '../Services.js'
import { createTokens, type Tokens } from '../tokens/createTokens.js'
import { createPrices, type Prices } from './createPrices.js'
import { createRates, type Rates } from './createRates.js'

/** What is known of tokens and what they are worth; shared by balances, prices, swaps and history. */
export type Market = {
  readonly reader: ContractReader
  readonly tokens: Tokens
  readonly prices: Prices
  readonly rates: Rates
}

/**
 * Opens token lists and prices. Asks no chain.
 *
 * @throws ConfigError for faults in the operator's lists and prices
 */
export function createMarket(
  services: Pick<Services, 'cache' | 'cached' | 'chains' | 'config' | 'log' | 'now'>,
): Market {
  const { cache, cached, chains, log, now } = services
  const config = services.config.prices
  const reader = createContractReader({ chains, cached })
  const cachedMany = createCachedMany({ cache, now })
  const tokens = createTokens({ chains, reader, cachedMany, now, log })
  const prices = createPrices({ config, chains, tokens, reader, cachedMany, now, log })
  return { reader, tokens, prices, rates: createRates({ config, chains, tokens, prices }) }
}
