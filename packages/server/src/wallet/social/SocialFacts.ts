import type { MailLanguage } from '../../mail/mailLanguages.data.js'
import type { NewIdentity } from '../createUsers.js'
import type { SocialChecks } from './createSocialClients.js'

/** What a login elsewhere is about. */
export type SocialFacts = SocialChecks & {
  readonly ticket: string
  /** The page that began. */
  readonly origin: string
  readonly redirect?: string | undefined
  /** Of the window, as that page is in; none where the page did not say. */
  readonly language?: MailLanguage | undefined
  /** Who came back. */
  readonly identity?: NewIdentity
}
