import type { Wallet } from '../directory/Wallet.js'
import type { KitError } from '../error/KitError.js'

/** State of a wallet app that was opened by a link, for a pairing or in its own browser. */
export type LinkingState = {
  readonly name: string
  readonly href: string
  /**
   * `opening`: for at most 2 seconds. `inWallet`: the page is hidden. `returned`: the page is visible again. `notOpened`: the page was never
   * hidden, so offer the store or the universal link.
   */
  readonly status: 'opening' | 'inWallet' | 'returned' | 'notOpened'
}

/** State of the pairing link (rule states-17). */
export type PairingState =
  | { readonly status: 'idle' }
  /** A link was requested and isn't available yet. */
  | { readonly status: 'preparing'; readonly wallet?: Wallet }
  | {
      readonly status: 'ready'
      readonly uri: string
      /** The wallet that the link is for, if one was selected. */
      readonly wallet?: Wallet
      /** Four minutes after the link was created, in milliseconds since the epoch. */
      readonly expiresAtMs: number
      /** Set while the page waits for a wallet that was opened by a deep link. */
      readonly linking?: LinkingState
    }
  /** The page was opened in the wallet's own browser, where the wallet connects without pairing. */
  | { readonly status: 'inAppBrowser'; readonly wallet: Wallet; readonly linking: LinkingState }
  | { readonly status: 'expired' }
  | { readonly status: 'declined'; readonly error: KitError }
  | {
      readonly status: 'failed'
      readonly error: KitError
      /** Retries are ignored before this time, in milliseconds since the epoch. */
      readonly retryAtMs: number
    }
