import { isLoopback } from '@kit/siwx/server'
import type { App } from '../http/AppContext.js'
import { addHealthRoute, type HealthFacts } from '../routes/addHealthRoute.js'
import { addFrameRoutes } from './addFrameRoutes.js'
import { addWalletRoutes } from './addWalletRoutes.js'
import { createWalletServices, type WalletOptions } from './createWalletServices.js'
import { walletHeaders } from './frameHeaders.js'
import { openFrame } from './openFrame.js'

/** What the wallet's host is made of. */
export type WalletAppOptions = {
  /** An app without routes, for no pages but its own. */
  readonly app: App
  /** The public one, whose gateway and Blockchain API (`/v1`) the frame reaches at its own origin. */
  readonly api: Pick<App, 'fetch'>
  readonly services: Omit<WalletOptions, 'release'>
  readonly health: HealthFacts
}

const API_PATH = /^\/v1(?:\/|$)/
/** A page that the frame refuses asks for it, to tell its developer. */
const ORIGINS_PATH = '/projects/v1/origins'

/**
 * The wallet's own host: the frame, its API at `/wallet/v1`, and the server's at `/v1`, of which nothing can be shown as a page. Other pages read there
 * which origins a project lists, and nothing else.
 *
 * @throws ConfigError when the frame is not what its release says
 */
export function createWalletApp({ app, api, services, health }: WalletAppOptions): Pick<App, 'fetch'> {
  const { origin, frame: folder, releaseKeys } = services.wallet
  const frame = openFrame({ folder, releaseKeys, isLocal: isLoopback(new URL(origin).hostname) })
  const headers = Object.entries(walletHeaders(origin))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
  })
  addHealthRoute(app, health)
  addWalletRoutes(app, createWalletServices({ ...services, release: frame.release }))
  addFrameRoutes(app, services, frame)

  return {
    async fetch(request, ...rest) {
      const { pathname } = new URL(request.url)
      if (!API_PATH.test(pathname) && pathname !== ORIGINS_PATH) return app.fetch(request, ...rest)
      const answer = await api.fetch(request, ...rest)
      const guarded = new Response(answer.body, answer)
      for (const [name, value] of headers) guarded.headers.set(name, value)
      if (pathname !== ORIGINS_PATH) guarded.headers.delete('access-control-allow-origin')
      // A picture or a text of others must never run here.
      guarded.headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      return guarded
    },
  }
}
