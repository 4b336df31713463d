import type { SocialProvider } from './protocol/fields.js'

/** What {@link embedded} takes. */
export type EmbeddedOptions = {
  /** Origin of the operator's frame, such as `https://wallet.dapp.example`: best a host of the dapp's own site. */
  readonly frameUrl: string
  /** The project at the operator's kit-server. Default `default`. */
  readonly projectId?: string
  /** Whether visitors log in by e-mail. Default true. */
  readonly email?: boolean
  /**
   * Where else they log in, in the order in which it is offered: those that the operator configured. Default: google, x, discord, farcaster, github, apple,
   * facebook.
   */
  readonly socials?: readonly SocialProvider[] | false
  /** Whether they log in with a passkey that they made before. Default true, where the browser has passkeys. */
  readonly passkey?: boolean
  /** The release of the frame that is trusted, as `READY` names it (`sha384-…`). Another one is not spoken to. Default: any. */
  readonly release?: string
}
