import type { Endpoint } from '../contract/Endpoint.js'
import type { App, AppContext } from '../platform/http/AppContext.js'
import { addEndpoint, type EndpointRequest, type EndpointResponse } from '../platform/http/addEndpoint.js'
import { HttpError } from '../platform/http/HttpError.js'
import type { Login } from './createLogins.js'
import type { WalletServices } from './WalletServices.js'

/** A call of the wallet API from a device that proved its key. */
export type WalletEndpointRequest<E extends Endpoint> = Pick<EndpointRequest<E>, 'c' | 'body'> & {
  /** Thumbprint of the key. */
  readonly jkt: string
}

/** A call of a signed-in user. */
export type AuthenticatedRequest<E extends Endpoint> = WalletEndpointRequest<E> & { readonly login: Login }

type Handler<Requested, E extends Endpoint> = (request: Requested) => Promise<EndpointResponse<E>>

/**
 * Adds a call that requires the key of a device and no sign-in.
 *
 * @example addWalletEndpoint(app, services, startEmail, async ({ body, jkt }) => challenges.start(body, jkt))
 */
export function addWalletEndpoint<E extends Endpoint>(
  app: App,
  services: WalletServices,
  endpoint: E,
  handler: Handler<WalletEndpointRequest<E>, E>,
): void {
  addEndpoint(app, services.gate, endpoint, async ({ c, body }) => {
    requireOwnPage(c, services)
    return handler({ c, body, jkt: await services.dpop.require(c) })
  })
}

/** Adds a call that requires sign-in. */
export function addAuthenticatedEndpoint<E extends Endpoint>(
  app: App,
  services: WalletServices,
  endpoint: E,
  handler: Handler<AuthenticatedRequest<E>, E>,
): void {
  addEndpoint(app, services.gate, endpoint, async ({ c, body }) => {
    requireOwnPage(c, services)
    const { jkt, login } = await readLogin(c, services)
    return handler({ c, body, jkt, login })
  })
}

/** Adds a call with optional sign-in: an access token must be valid if it is sent. */
export function addOptionalAuthEndpoint<E extends Endpoint>(
  app: App,
  services: WalletServices,
  endpoint: E,
  handler: Handler<WalletEndpointRequest<E> & { readonly login?: Login }, E>,
): void {
  addEndpoint(app, services.gate, endpoint, async ({ c, body }) => {
    requireOwnPage(c, services)
    const isLoggedIn = c.req.header('authorization') !== undefined
    const caller = isLoggedIn ? await readLogin(c, services) : { jkt: await services.dpop.require(c) }
    return handler({ c, body, ...caller })
  })
}

/** Returns the session of a request. @throws HttpError 401, field `dpop` or `authorization` */
export async function readLogin(
  c: AppContext,
  { dpop, logins }: WalletServices,
): Promise<{ jkt: string; login: Login }> {
  const token = /^DPoP ([-\w.]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) throw new HttpError(401, 'authorization', 'Not signed in')
  const jkt = await dpop.require(c, token)
  return { jkt, login: await logins.find(token, jkt) }
}

/** Browsers send the origin with every POST: only the frame is allowed. */
function requireOwnPage(c: AppContext, { config }: WalletServices): void {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== config.origin)
    throw new HttpError(403, 'origin', 'Only the wallet frame can send this request')
}
