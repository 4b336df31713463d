import type { AppContext } from '../../platform/http/AppContext.js'
import type { MailLanguage } from '../../platform/mail/MailLanguage.js'
import { readLanguage } from '../../platform/mail/readLanguage.js'
import type { WalletServices } from '../WalletServices.js'
import type { Ticket } from './createTickets.js'
import type { SocialFacts } from './SocialFacts.js'
import type { SocialFailure } from './SocialFailure.js'
import { type SocialPage, socialPage, socialPolicy } from './socialPage.js'

/** Dependencies of {@link createSocialWindow}. */
export type SocialWindowOptions = Pick<WalletServices, 'config' | 'log'>

const pageStatus = { waiting: 200, result: 200, expired: 410, stranger: 403 } as const

/** Returns responses with the pages of the social sign-in window. */
export function createSocialWindow({ config, log }: SocialWindowOptions) {
  /** In the language of the page that started; if this browser may belong to another user, in the browser's own. */
  const show = (c: AppContext, page: SocialPage, language?: MailLanguage) => {
    c.header('content-security-policy', socialPolicy)
    return c.html(socialPage(page, language ?? readLanguage(c.req.header('accept-language'))), pageStatus[page.kind])
  }

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

  return { show, showResult, showFailure }
}
