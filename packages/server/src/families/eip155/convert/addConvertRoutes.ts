import {
  buildSwapApproval,
  buildSwapTransaction,
  getGasPrice,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
} from '../../../contract/convertEndpoints.js'
import type { App } from '../../../http/AppContext.js'
import { addEndpoint } from '../../../http/addEndpoint.js'
import type { Market } from '../../../prices/Market.js'
import type { Services } from '../../../Services.js'
import { createConvert } from './createConvert.js'

/** Adds the endpoints of `/v1/convert`. */
export function addConvertRoutes(app: App, { assets, cached, chains, gate, now }: Services, { tokens }: Market): void {
  const convert = createConvert({ chains, assets, tokens, cached, now })
  addEndpoint(app, gate, getSwapTokens, ({ query }) => convert.tokens(query))
  addEndpoint(app, gate, getSwapQuotes, ({ query }) => convert.quotes(query))
  addEndpoint(app, gate, buildSwapApproval, ({ query }) => convert.approval(query))
  addEndpoint(app, gate, buildSwapTransaction, ({ body }) => convert.transaction(body))
  addEndpoint(app, gate, getGasPrice, ({ query }) => convert.gasPrice(query.chainId))
  addEndpoint(app, gate, getSwapAllowance, ({ query }) => convert.allowance(query))
}
