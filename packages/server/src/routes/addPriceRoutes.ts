import { getFungiblePrice } from '../contract/priceEndpoints.js'
import type { App } from '../http/AppContext.js'
import { addEndpoint } from '../http/addEndpoint.js'
import { createPriceList } from '../prices/createPriceList.js'
import type { Market } from '../prices/Market.js'
import type { Services } from '../Services.js'

/** Adds `POST /v1/fungible/price`. */
export function addPriceRoutes(app: App, { assets, chains, gate }: Services, market: Market): void {
  const readPriceList = createPriceList({ chains, assets, market })
  addEndpoint(app, gate, getFungiblePrice, async ({ body: { addresses, currency } }) => ({
    fungibles: await readPriceList(addresses, currency),
  }))
}
