import {
  buildSwapApproval,
  buildSwapTransaction,
  getGasPrice,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
} from '../../../../contract/convertEndpoints.js'
import type { Cached } from '../../../../platform/cache/createCached.js'
import type { App } from '../../../../platform/http/AppContext.js'
import { addEndpoint } from '../../../../platform/http/addEndpoint.js'
import type { Gate } from '../../../../platform/http/createGate.js'
import type { Chains } from '../../../chains/Chains.js'
import type { Market } from '../../../prices/Market.js'
import type { Assets } from '../../../tokens/createAssets.js'
import { createConvert } from './createConvert.js'

type Dependencies = {
  readonly assets: Assets
  readonly cached: Cached
  readonly chains: Chains
  readonly gate: Gate
  readonly now: () => number
}

/** Adds the endpoints of `/v1/convert`. */
export function addConvertRoutes(
  app: App,
  { assets, cached, chains, gate, now }: Dependencies,
  { tokens }: Market,
): void {
  const convert = createConvert({ chains, assets, tokens, cached, now })
  addEndpoint(app, gate, getSwapTokens, ({ query }) => convert.tokens(query))
  addEndpoint(app, gate, getSwapQuotes, ({ query }) => convert.quotes(query))
  addEndpoint(app, gate, buildSwapApproval, ({ query }) => convert.approval(query))
  addEndpoint(app, gate, buildSwapTransaction, ({ body }) => convert.transaction(body))
  addEndpoint(app, gate, getGasPrice, ({ query }) => convert.gasPrice(query.chainId))
  addEndpoint(app, gate, getSwapAllowance, ({ query }) => convert.allowance(query))
}
