import type { App } from './AppContext.js'
import type { Gate } from './createGate.js'

/** Pages, pictures and documents outside the contract. */
const limitedPaths = [
  '/getWalletImage/*',
  '/public/*',
  '/openapi.json',
  '/exchange/sandbox/*',
  '/onramp/sandbox/*',
  '/onramp/sandbox.css',
] as const

/** Rate limits requests outside the contract: GET as `read`, others as `write`. Must be added before the routes. */
export function limitOtherRoutes(app: App, gate: Pick<Gate, 'admit'>): void {
  for (const path of limitedPaths)
    app.use(path, async (c, next) => {
      await gate.admit(c, { id: path, access: 'public' })
      await next()
    })
}
