import type { App } from './AppContext.js'
import type { Gate } from './createGate.js'

/** Pages, pictures and documents, which are not calls of the contract. */
const PATHS = [
  '/getWalletImage/*',
  '/public/*',
  '/openapi.json',
  '/exchange/sandbox/*',
  '/onramp/sandbox/*',
  '/onramp/sandbox.css',
] as const

/** Counts what is asked of routes outside the contract: what is read as `read`, what is sent as `write`. Must come before the routes. */
export function limitOtherRoutes(app: App, gate: Pick<Gate, 'admit'>): void {
  for (const path of PATHS)
    app.use(path, async (c, next) => {
      await gate.admit(c, { id: path, access: 'public' })
      await next()
    })
}
