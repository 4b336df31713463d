import type { App } from '../http/AppContext.js'
import type { Market } from '../prices/createMarket.js'
import type { Services } from '../Services.js'

/** To come. */
export function addConvertRoutes(_app: App, _services: Services, _market: Market): void {}
