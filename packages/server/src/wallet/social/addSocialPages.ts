import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { App, AppContext } from '../../platform/http/AppContext.js'
import { newSecret, secretHash } from '../../platform/keys/newSecret.js'
import type { MailLanguage } from '../../platform/mail/MailLanguage.js'
import { readLanguage } from '../../platform/mail/readLanguage.js'
import type { WalletServices } from '../WalletServices.js'
import type { SocialClients } from './createSocialClients.js'
import type { Ticket, Tickets } from './createTickets.js'
import type { SocialFacts } from './SocialFacts.js'
import { SocialFailure, toSocialFailure } from './SocialFailure.js'
import { type SocialPage, socialPage, socialPolicy } from './socialPage.js'
import { type SocialProvider, type SocialProviderRow, socialProviders } from './socialProviders.data.js'

/** Dependencies of {@link addSocialPages}. */
export type SocialPageOptions = {
  readonly services: Pick<WalletServices, 'config' | 'gate' | 'hashFor' | 'log'>
  readonly tickets: Tickets<SocialFacts>
  readonly clients: SocialClients
}

const pageStatus = { waiting: 200, result: 200, expired: 410, stranger: 403 } as const
const cookieSeconds = 600

/**
 * Adds the pages of the social sign-in window: `/popup` while the provider is unknown, `/go` that redirects to it, `/callback` for the way
 * back. The callback requires a cookie of `/go`, so that only a browser that was redirected can return.
 */
export function addSocialPages(app: App, { services, tickets, clients }: SocialPageOptions): void {
  const { config, gate, hashFor, log } = services
  const isHttps = config.login.startsWith('https:')
  const cookieName = (id: string): string => `${isHttps ? '__Host-' : ''}kit-login-${id.slice(0, 12)}`
  const cookieValue = (id: string): string => hashFor('social logins', id)
  const isOwn = (c: AppContext, id: string): boolean => getCookie(c, cookieName(id)) === cookieValue(id)

  /** In the language of the page that started; if this browser may belong to another user, in the browser's own. */
  const show = (c: AppContext, page: SocialPage, language?: MailLanguage) => {
    c.header('content-security-policy', socialPolicy)
    return c.html(socialPage(page, language ?? readLanguage(c.req.header('accept-language'))), pageStatus[page.kind])
  }
  const admit = (c: AppContext, id: string) => gate.admit(c, { id, access: 'public', group: 'auth' })

  function showResult(c: AppContext, { provider, facts }: Ticket<SocialFacts>, result: Record<string, string>) {
    const { ticket, origin, redirect, language } = facts
    const resultUri = `${config.login}/callback/${provider}?${new URLSearchParams({ ticket, ...result })}`
    const back = redirect === undefined ? undefined : new URL(redirect)
    back?.searchParams.set('result_uri', resultUri)
    return show(c, { kind: 'result', resultUri, origin, redirect: back?.href }, language)
  }

  function showFailure(c: AppContext, ticket: Ticket<SocialFacts>, { reason, fault }: SocialFailure) {
    if (reason !== 'cancelled') log.warn({ provider: ticket.provider, reason, fault }, 'social sign-in failed')
    return showResult(c, ticket, { error: reason })
  }

  app.get('/popup', async (c) => {
    await admit(c, 'popup')
    const locale = c.req.query('locale')
    return show(c, { kind: 'waiting' }, locale ? readLanguage(locale) : undefined)
  })

  app.get('/go', async (c) => {
    await admit(c, 'go')
    const ticket = await tickets.find({ ticket: c.req.query('ticket') ?? '' })
    const provider = ticket && providerOf(ticket)
    if (ticket === undefined || provider === undefined) return show(c, { kind: 'expired' })
    const { id } = ticket
    // The first browser owns the ticket; it can reload the page, or go back to it.
    const isMine = await tickets.transition(id, 'started', 'redirected')
    const isKnown = isOwn(c, id)
    if (!isMine && !(ticket.status === 'redirected' && isKnown))
      return show(c, { kind: 'expired' }, isKnown ? ticket.facts.language : undefined)
    const isForm = usesFormPost(provider)
    setCookie(c, cookieName(id), cookieValue(id), {
      path: '/',
      httpOnly: true,
      maxAge: cookieSeconds,
      // A cross-site POST sends no other cookies; browsers accept `Secure` over HTTP on localhost, too.
      sameSite: isForm ? 'None' : 'Lax',
      secure: isHttps || isForm,
    })
    try {
      return c.redirect((await clients.authorizationUrl(provider, ticket.facts)).href, 303)
    } catch (error) {
      await tickets.transition(id, 'redirected', 'failed')
      return showFailure(c, ticket, toSocialFailure(error))
    }
  })

  async function handleCallback(c: AppContext, name: string, parameters: URLSearchParams) {
    await admit(c, 'callback')
    const ticket = await tickets.find({ state: parameters.get('state') ?? '' })
    const provider = ticket && providerOf(ticket)
    if (ticket === undefined || provider === undefined || provider !== name || ticket.status !== 'redirected')
      return show(c, { kind: 'expired' })
    const { id, facts } = ticket
    if (!isOwn(c, id)) return show(c, { kind: 'stranger' })
    if (!(await tickets.transition(id, 'redirected', 'returned'))) return show(c, { kind: 'expired' }, facts.language)
    deleteCookie(c, cookieName(id), { path: '/', secure: isHttps || usesFormPost(provider) })
    try {
      const identity = await clients.completeSignIn(provider, parameters, facts)
      const code = newSecret()
      const codeHash = secretHash(code)
      if (await tickets.transition(id, 'returned', 'done', { facts: { ...facts, identity }, codeHash }))
        return showResult(c, ticket, { code })
      return showFailure(c, ticket, new SocialFailure('over', 'expired'))
    } catch (error) {
      await tickets.transition(id, 'returned', 'failed')
      return showFailure(c, ticket, toSocialFailure(error))
    }
  }

  app.get('/callback/:provider', (c) => handleCallback(c, c.req.param('provider'), new URL(c.req.url).searchParams))
  app.post('/callback/:provider', async (c) => {
    const name = c.req.param('provider')
    if (!isProvider(name) || !usesFormPost(name)) return c.text('Not found', 404)
    return handleCallback(c, name, new URLSearchParams(await c.get('readBody')()))
  })
}

function isProvider(name: string): name is SocialProvider {
  return Object.hasOwn(socialProviders, name)
}

function providerOf({ provider }: Ticket<SocialFacts>): SocialProvider | undefined {
  return isProvider(provider) ? provider : undefined
}

function usesFormPost(provider: SocialProvider): boolean {
  const { responseMode }: SocialProviderRow = socialProviders[provider]
  return responseMode === 'form_post'
}
