import type { SocialProvider } from './protocol/fields.js'

/** Options for {@link embedded}. */
export type EmbeddedOptions = {
  /** Origin of the operator's wallet frame, such as `https://wallet.dapp.example`. Preferably a subdomain of the app's own site. */
  readonly frameUrl: string
  /** The project ID at the operator's kit-server. Defaults to `default`. */
  readonly projectId?: string
  /** Whether users can sign in by email. Defaults to `true`. */
  readonly email?: boolean
  /**
   * Social providers in display order, limited to those that the operator configured. Defaults to google, x, discord, farcaster, github,
   * apple, facebook.
   */
  readonly socials?: readonly SocialProvider[] | false
  /** Whether users can sign in with an existing passkey. Defaults to `true` if the browser supports passkeys. */
  readonly passkey?: boolean
  /** The trusted release of the frame, as named in `READY` (`sha384-…`). Other releases are rejected. Defaults to any. */
  readonly release?: string
}
