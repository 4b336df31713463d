import { randomPKCECodeVerifier } from 'openid-client'
import { finishSocial, startSocial, waitForSocial } from '../../contract/walletSocialEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { HttpError } from '../../platform/http/HttpError.js'
import { isSameSecret, newSecret, secretHash } from '../../platform/keys/newSecret.js'
import { readLanguage } from '../../platform/mail/readLanguage.js'
import { addWalletEndpoint } from '../addWalletEndpoint.js'
import type { WalletServices } from '../WalletServices.js'
import { waitUntil } from '../waitUntil.js'
import { addSocialPages } from './addSocialPages.js'
import { createSocialClients } from './createSocialClients.js'
import { createTickets, ticketExpired } from './createTickets.js'
import type { SocialFacts } from './SocialFacts.js'

/** Adds sign-in with providers that users are redirected to. */
export function addSocialRoutes(app: App, services: WalletServices): void {
  const { config, isDraining, logins, now, store, tracing, users } = services
  const clients = createSocialClients({ providers: config.providers, origin: config.login, tracing })
  const tickets = createTickets<SocialFacts>({ db: store.db, vault: services.vaultFor('social logins'), now })
  addSocialPages(app, { services, tickets, clients })

  addWalletEndpoint(app, services, startSocial, async ({ body, jkt }) => {
    const { provider, origin, redirect, locale } = body
    const { wallet } = services.requireDapp(body)
    if (!clients.has(provider) || !(wallet?.socials?.includes(provider) ?? true))
      throw new HttpError(400, 'provider', 'Sign-in with this provider is not available')
    if (redirect !== undefined && !(URL.canParse(redirect) && new URL(redirect).origin === origin))
      throw new HttpError(400, 'redirect', 'The page must be on the given origin')
    const [ticket, state] = [newSecret(), newSecret()]
    const language = locale === undefined ? undefined : readLanguage(locale)
    const secrets = { state, nonce: newSecret(), verifier: randomPKCECodeVerifier() }
    const facts = { ticket, origin, redirect, language, ...secrets }
    const expiresAt = await tickets.start(ticket, { provider, jkt, facts, state })
    return { uri: `${config.login}/go?ticket=${ticket}`, ticket, expiresAt }
  })

  addWalletEndpoint(app, services, waitForSocial, async ({ c, body: { ticket }, jkt }) => {
    const hasReturned = async () => {
      const found = await tickets.find({ ticket, jkt })
      if (found === undefined) throw ticketExpired()
      return found.status !== 'started' && found.status !== 'redirected' ? true : undefined
    }
    return { returned: (await waitUntil(hasReturned, { signal: c.req.raw.signal, isDraining })) ?? false }
  })

  addWalletEndpoint(app, services, finishSocial, async ({ c, body: { ticket, code }, jkt }) => {
    const found = await tickets.find({ ticket, jkt })
    const identity = found?.facts.identity
    if (found?.codeHash == null || identity === undefined) throw ticketExpired()
    if (!isSameSecret(found.codeHash, secretHash(code))) throw new HttpError(400, 'code', 'Incorrect sign-in code')
    if (!(await tickets.consume(found.id))) throw ticketExpired()
    return logins.add({ c, jkt, user: await users.findOrCreate(identity), method: identity.provider })
  })
}
