import type { Wallet } from '../directory/Wallet.js'
import type { KitError } from '../error/KitError.js'

/** A wallet app that was opened by a link, with a pairing or in its own browser, and what the page noticed of it. */
export type LinkingState = {
  readonly name: string
  readonly href: string
  /**
   * `opening` for 2 s at most; `away` while the page is hidden; `returned` when it is seen again; `notOpened` when nothing
   * hid the page: offer the store or the universal link.
   */
  readonly status: 'opening' | 'away' | 'returned' | 'notOpened'
}

/** A pairing link and its state (rule states-17). */
export type PairingState =
  | { readonly status: 'idle' }
  /** A link was asked for and is not there yet. */
  | { readonly status: 'preparing'; readonly wallet?: Wallet }
  | {
      readonly status: 'ready'
      readonly uri: string
      /** The wallet that the link is for, when one was chosen. */
      readonly wallet?: Wallet
      /** 4 minutes after the link was made. */
      readonly expiresAtMs: number
      /** Set while the page waits for a wallet that was opened by a deep link. */
      readonly linking?: LinkingState
    }
  /** The page was opened in the wallet's own browser: nothing is paired, and the connection is made there. */
  | { readonly status: 'inAppBrowser'; readonly wallet: Wallet; readonly linking: LinkingState }
  | { readonly status: 'expired' }
  | { readonly status: 'declined'; readonly error: KitError }
  | {
      readonly status: 'failed'
      readonly error: KitError
      /** Retry is refused before this time. */
      readonly retryAtMs: number
    }
