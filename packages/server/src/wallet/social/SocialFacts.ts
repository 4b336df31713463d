import type { NewIdentity } from '../createUsers.js'
import type { SocialChecks } from './createSocialClients.js'

/** What a login elsewhere is about. */
export type SocialFacts = SocialChecks & {
  readonly ticket: string
  /** The page that began. */
  readonly origin: string
  readonly redirect?: string | undefined
  /** Who came back. */
  readonly identity?: NewIdentity
}
