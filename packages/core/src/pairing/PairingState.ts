import type { KitError } from '../error/KitError.js'

/** A pairing link and what became of it (specification, sections 3 and 4). */
export type PairingState =
  | { readonly status: 'idle' }
  /** A link was asked for and is not there yet. */
  | { readonly status: 'preparing' }
  | {
      readonly status: 'ready'
      readonly uri: string
      /** 4 minutes after the link was made. */
      readonly expiresAtMs: number
      /** Set while the page waits for a wallet that was opened by a deep link. */
      readonly linking?: { readonly name: string; readonly href: string }
    }
  | { readonly status: 'expired' }
  | { readonly status: 'declined'; readonly error: KitError }
  | {
      readonly status: 'failed'
      readonly error: KitError /** Retry is refused before this time. */
      readonly retryAtMs: number
    }
