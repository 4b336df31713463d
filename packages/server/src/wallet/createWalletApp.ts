import { cors } from 'hono/cors'
import type { App } from '../http/AppContext.js'
import { walletHeaders } from '../release/frameHeaders.js'
import { addHealthRoute, type HealthFacts } from '../routes/addHealthRoute.js'
import { addWalletRoutes } from './addWalletRoutes.js'
import { createWalletServices, type WalletOptions } from './createWalletServices.js'

/** What the login host is made of. */
export type WalletAppOptions = {
  /** An app without routes, without CORS. */
  readonly app: App
  /** The public one, whose gateway and Blockchain API (`/v1`) the frame asks here. */
  readonly api: Pick<App, 'fetch'>
  readonly services: WalletOptions
  readonly health: HealthFacts
}

const API_PATH = /^\/v1(?:\/|$)/
/** A page that the frame refuses asks for it, to tell its developer. */
const ORIGINS_PATH = '/projects/v1/origins'
const REQUEST_HEADERS = ['authorization', 'content-type', 'dpop', 'solana-client']
/** The frame sets its clock by `date`. */
const ANSWER_HEADERS = ['date', 'retry-after']
const PREFLIGHT_S = 7200

/**
 * The login host of the wallet: its API at `/wallet/v1`, the pages of logins, and the server's API at `/v1`. Only the frame's origin reads answers, by
 * CORS; other pages read which origins a project lists, and nothing else. Nothing here is served at the frame's origin.
 */
export function createWalletApp({ app, api, services, health }: WalletAppOptions): Pick<App, 'fetch'> {
  const { origin, login } = services.wallet
  const headers = Object.entries(walletHeaders(login))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
  })
  const forFrame = cors({
    origin,
    allowMethods: ['POST'],
    allowHeaders: REQUEST_HEADERS,
    exposeHeaders: ANSWER_HEADERS,
    maxAge: PREFLIGHT_S,
  })
  app.use('/wallet/*', forFrame)
  addHealthRoute(app, health)
  addWalletRoutes(app, createWalletServices(services))

  return {
    async fetch(request, ...rest) {
      const { pathname } = new URL(request.url)
      if (!API_PATH.test(pathname) && pathname !== ORIGINS_PATH) return app.fetch(request, ...rest)
      const answer = await api.fetch(request, ...rest)
      const guarded = new Response(answer.body, answer)
      for (const [name, value] of headers) guarded.headers.set(name, value)
      if (pathname !== ORIGINS_PATH) guarded.headers.set('access-control-allow-origin', origin)
      // Pictures and texts of third parties must not run here.
      guarded.headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      return guarded
    },
  }
}
