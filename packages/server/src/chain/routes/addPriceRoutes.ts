import { getFungiblePrice } from '../../contract/priceEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import type { Chains } from '../chains/Chains.js'
import { createPriceList } from '../prices/createPriceList.js'
import type { Market } from '../prices/Market.js'
import type { Assets } from '../tokens/createAssets.js'

type Dependencies = {
  readonly assets: Assets
  readonly chains: Chains
  readonly gate: Gate
}

/** Adds `POST /v1/fungible/price`. */
export function addPriceRoutes(app: App, { assets, chains, gate }: Dependencies, market: Market): void {
  const readPriceList = createPriceList({ chains, assets, market })
  addEndpoint(app, gate, getFungiblePrice, async ({ body: { addresses, currency } }) => ({
    fungibles: await readPriceList(addresses, currency),
  }))
}
