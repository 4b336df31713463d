import { endWalletSession, refreshSession } from '../contract/walletKeyEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { addAuthenticatedEndpoint, addWalletEndpoint } from './addWalletEndpoint.js'
import type { WalletServices } from './WalletServices.js'

/** Adds session refresh and sign-out. */
export function addSessionRoutes(app: App, services: WalletServices): void {
  const { logins } = services

  addWalletEndpoint(app, services, refreshSession, ({ body, jkt }) => logins.refresh(body.refreshToken, jkt))

  addAuthenticatedEndpoint(app, services, endWalletSession, async ({ body, login }) => {
    if (body.all) await logins.endAllOf(login.user)
    else await logins.end(login)
    return { success: true as const }
  })
}
