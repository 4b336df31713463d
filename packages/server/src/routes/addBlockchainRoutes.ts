import type { App } from '../http/AppContext.js'
import type { Services } from '../Services.js'
import { addBalanceRoutes } from './addBalanceRoutes.js'
import { addBundlerRoutes } from './addBundlerRoutes.js'
import { addConvertRoutes } from './addConvertRoutes.js'
import { addHistoryRoutes } from './addHistoryRoutes.js'
import { addIdentityRoutes } from './addIdentityRoutes.js'
import { addNamesRoutes } from './addNamesRoutes.js'
import { addOnrampRoutes } from './addOnrampRoutes.js'
import { addPriceRoutes } from './addPriceRoutes.js'
import { addSessionRoutes } from './addSessionRoutes.js'

/** Every call of the Blockchain API beside the gateway. */
export function addBlockchainRoutes(app: App, services: Services): void {
  addIdentityRoutes(app, services)
  addNamesRoutes(app, services)
  addBalanceRoutes(app, services)
  addPriceRoutes(app, services)
  addConvertRoutes(app, services)
  addHistoryRoutes(app, services)
  addOnrampRoutes(app, services)
  addSessionRoutes(app, services)
  addBundlerRoutes(app, services)
}
