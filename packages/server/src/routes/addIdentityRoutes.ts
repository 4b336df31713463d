import type { App } from '../http/AppContext.js'
import type { Services } from '../Services.js'

/** To come. */
export function addIdentityRoutes(_app: App, _services: Services): void {}
