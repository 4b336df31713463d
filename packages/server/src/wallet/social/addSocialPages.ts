import type { App, AppContext } from '../../platform/http/AppContext.js'
import { newSecret, secretHash } from '../../platform/keys/newSecret.js'
import { readLanguage } from '../../platform/mail/readLanguage.js'
import type { WalletServices } from '../WalletServices.js'
import type { SocialClients } from './createSocialClients.js'
import { createSocialWindow, type SocialWindowOptions } from './createSocialWindow.js'
import { createTicketCookies, type TicketCookieOptions } from './createTicketCookies.js'
import type { Ticket, Tickets } from './createTickets.js'
import type { SocialFacts } from './SocialFacts.js'
import { SocialFailure, toSocialFailure } from './SocialFailure.js'
import { type SocialProvider, type SocialProviderRow, socialProviders } from './socialProviders.data.js'

/** Dependencies of {@link addSocialPages}. */
export type SocialPageOptions = {
  readonly services: SocialWindowOptions & TicketCookieOptions & Pick<WalletServices, 'gate'>
  readonly tickets: Tickets<SocialFacts>
  readonly clients: SocialClients
}

/**
 * Adds the pages of the social sign-in window: `/popup` while the provider is unknown, `/go` that redirects to it, `/callback` for the way
 * back. The callback requires a cookie of `/go`, so that only a browser that was redirected can return.
 */
export function addSocialPages(app: App, { services, tickets, clients }: SocialPageOptions): void {
  const { show, showResult, showFailure } = createSocialWindow(services)
  const cookies = createTicketCookies(services)
  const admit = (c: AppContext, id: string) => services.gate.admit(c, { id, access: 'public', group: 'auth' })

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
    const isKnown = cookies.has(c, id)
    if (!isMine && !(ticket.status === 'redirected' && isKnown))
      return show(c, { kind: 'expired' }, isKnown ? ticket.facts.language : undefined)
    cookies.set(c, id, usesFormPost(provider))
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
    if (!cookies.has(c, id)) return show(c, { kind: 'stranger' })
    if (!(await tickets.transition(id, 'redirected', 'returned'))) return show(c, { kind: 'expired' }, facts.language)
    cookies.remove(c, id, usesFormPost(provider))
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
