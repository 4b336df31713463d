import type { ChainFamily } from '../families/ChainFamily.js'
import { addBundlerRoutes } from '../families/eip155/bundler/addBundlerRoutes.js'
import { addConvertRoutes } from '../families/eip155/convert/addConvertRoutes.js'
import { addNamesRoutes } from '../families/eip155/names/addNamesRoutes.js'
import { addSessionRoutes } from '../families/eip155/sessions/addSessionRoutes.js'
import type { App } from '../http/AppContext.js'
import { createOnrampRows } from '../onramp/createOnrampRows.js'
import { createMarket } from '../prices/createMarket.js'
import type { Services } from '../Services.js'
import { addAnalyticsRoutes } from './addAnalyticsRoutes.js'
import { addBalanceRoutes } from './addBalanceRoutes.js'
import { addDirectoryRoutes } from './addDirectoryRoutes.js'
import { addHistoryRoutes } from './addHistoryRoutes.js'
import { addIdentityRoutes } from './addIdentityRoutes.js'
import { addImageRoutes } from './addImageRoutes.js'
import { addOnrampRoutes } from './addOnrampRoutes.js'
import { addOpenApiRoute } from './addOpenApiRoute.js'
import { addPriceRoutes } from './addPriceRoutes.js'

/** Every call of the contract beside the gateway: Blockchain API, wallet directory, analytics. */
export function addApiRoutes(app: App, services: Services, families: readonly ChainFamily[]): void {
  const market = createMarket(services)
  addIdentityRoutes(app, services)
  addNamesRoutes(app, services)
  addBalanceRoutes(app, services, market)
  addPriceRoutes(app, services, market)
  addConvertRoutes(app, services, market)
  addHistoryRoutes(app, services, market, createOnrampRows(services.store, market.tokens))
  addOnrampRoutes(app, services, market)
  addSessionRoutes(app, services)
  addBundlerRoutes(app, services)
  addDirectoryRoutes(app, services)
  addImageRoutes(app, services.directory)
  addAnalyticsRoutes(app, services)
  for (const family of families) family.addRoutes?.(app, services)
  addOpenApiRoute(app, services.version)
}
