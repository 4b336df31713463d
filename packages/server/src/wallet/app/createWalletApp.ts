import { cors } from 'hono/cors'
import type { App } from '../../platform/http/AppContext.js'
import { addHealthRoute, type HealthFacts } from '../../platform/operations/addHealthRoute.js'
import { createWalletServices, type WalletOptions } from '../createWalletServices.js'
import { walletHeaders } from '../release/frameHeaders.js'
import { addWalletRoutes } from './addWalletRoutes.js'

/** Options for {@link createWalletApp}. */
export type WalletAppOptions = {
  /** An app without routes and CORS. */
  readonly app: App
  /** The public API, whose gateway and Blockchain API (`/v1`) the frame uses here. */
  readonly api: Pick<App, 'fetch'>
  readonly services: WalletOptions
  readonly health: HealthFacts
}

const apiPath = /^\/v1(?:\/|$)/
/** Requested by a page that the frame refuses, to tell its developer. */
const originsPath = '/projects/v1/origins'
const requestHeaders = ['authorization', 'content-type', 'dpop', 'solana-client']
/** The frame reads the server time from `date`. */
const answerHeaders = ['date', 'retry-after']
const preflightSeconds = 7200

/**
 * Creates the login host of the wallet: its API at `/wallet/v1`, the sign-in pages, and the server's API at `/v1`. Only the frame's origin
 * can read responses, by CORS; other pages can only read which origins a project lists. Nothing here is served at the frame's origin.
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
    allowHeaders: requestHeaders,
    exposeHeaders: answerHeaders,
    maxAge: preflightSeconds,
  })
  app.use('/wallet/*', forFrame)
  addHealthRoute(app, health)
  addWalletRoutes(app, createWalletServices(services))

  return {
    async fetch(request, ...rest) {
      const { pathname } = new URL(request.url)
      if (!apiPath.test(pathname) && pathname !== originsPath) return app.fetch(request, ...rest)
      const answer = await api.fetch(request, ...rest)
      const guarded = new Response(answer.body, answer)
      for (const [name, value] of headers) guarded.headers.set(name, value)
      if (pathname !== originsPath) guarded.headers.set('access-control-allow-origin', origin)
      // Third-party pictures and texts must not execute here.
      guarded.headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      return guarded
    },
  }
}
