import type { MailLanguage } from '../../platform/mail/MailLanguage.js'
import type { NewIdentity } from '../createIdentities.js'
import type { SocialChecks } from './createSocialClients.js'

/** Content of a pending social sign-in. */
export type SocialFacts = SocialChecks & {
  readonly ticket: string
  /** Origin of the page that started. */
  readonly origin: string
  readonly redirect?: string | undefined
  /** Language of the window, from that page; undefined if it gave none. */
  readonly language?: MailLanguage | undefined
  /** Identity from the provider. */
  readonly identity?: NewIdentity
}
