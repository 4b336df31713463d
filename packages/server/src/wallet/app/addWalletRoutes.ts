import type { App } from '../../platform/http/AppContext.js'
import { addConfigRoute } from '../addConfigRoute.js'
import { addEmailRoutes } from '../addEmailRoutes.js'
import { addKeyRoutes } from '../addKeyRoutes.js'
import { addPasskeyRoutes } from '../addPasskeyRoutes.js'
import { addSessionRoutes } from '../addSessionRoutes.js'
import { addUserRoutes } from '../addUserRoutes.js'
import { createKeys } from '../createKeys.js'
import { addFarcasterRoutes } from '../social/addFarcasterRoutes.js'
import { addSocialRoutes } from '../social/addSocialRoutes.js'
import type { WalletServices } from '../WalletServices.js'

/** Adds all calls of `/wallet/v1`, and the pages besides the frame. */
export function addWalletRoutes(app: App, services: WalletServices): void {
  addConfigRoute(app, services)
  addSessionRoutes(app, services)
  addEmailRoutes(app, services)
  addSocialRoutes(app, services)
  addFarcasterRoutes(app, services)
  const keys = createKeys({ db: services.store.db, vault: services.vaultFor('copies'), now: services.now })
  addKeyRoutes(app, services, keys)
  addPasskeyRoutes(app, services)
  addUserRoutes(app, services, keys)
}
