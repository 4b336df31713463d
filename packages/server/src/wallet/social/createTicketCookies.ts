import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../../platform/http/AppContext.js'
import type { WalletServices } from '../WalletServices.js'

/** Cookies that tie a ticket to the browser that was redirected. `isForm`: the provider returns with a cross-site POST. */
export type TicketCookies = {
  has(c: AppContext, ticket: string): boolean
  set(c: AppContext, ticket: string, isForm: boolean): void
  remove(c: AppContext, ticket: string, isForm: boolean): void
}

/** Dependencies of {@link createTicketCookies}. */
export type TicketCookieOptions = Pick<WalletServices, 'config' | 'hashFor'>

const cookieSeconds = 600

/** Creates cookies that only this server can issue. */
export function createTicketCookies({ config, hashFor }: TicketCookieOptions): TicketCookies {
  const isHttps = config.login.startsWith('https:')
  const nameOf = (id: string): string => `${isHttps ? '__Host-' : ''}kit-login-${id.slice(0, 12)}`
  const secretOf = (id: string): string => hashFor('social logins', id)

  return {
    has: (c, id) => getCookie(c, nameOf(id)) === secretOf(id),
    set(c, id, isForm) {
      setCookie(c, nameOf(id), secretOf(id), {
        path: '/',
        httpOnly: true,
        maxAge: cookieSeconds,
        // A cross-site POST sends no other cookies; browsers accept `Secure` over HTTP on localhost, too.
        sameSite: isForm ? 'None' : 'Lax',
        secure: isHttps || isForm,
      })
    },
    remove(c, id, isForm) {
      deleteCookie(c, nameOf(id), { path: '/', secure: isHttps || isForm })
    },
  }
}
