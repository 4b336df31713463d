import type { WalletSession } from '@kit/api'
import type { CaipNetworkId, KitError, Loadable } from '@kit/core'
import type { SessionGrant } from './readGrants.js'

/** Where a session stands. */
export type SessionStatus = 'active' | 'expired' | 'revoked'

/** A session of the account, and what it permits. */
export type SmartSession = WalletSession & {
  readonly status: SessionStatus
  readonly grants: readonly SessionGrant[]
  /** Whether it was made for the app that shows it. */
  readonly isOwn: boolean
}

/** What a wallet lists as granted by the account, whichever app it was granted to (ERC-7715). */
export type GrantedInWallet = {
  /** In lower case. */
  readonly context: `0x${string}`
  /** The account that may act; undefined where the wallet doesn't say. */
  readonly to: string | undefined
  readonly status: Exclude<SessionStatus, 'revoked'>
  /** Milliseconds since the epoch; undefined without an end. */
  readonly expiryMs: number | undefined
  readonly grants: readonly SessionGrant[]
}

/** How far it is to take a session back. */
export type Revocation =
  /** `wallet`: the wallet is asked to take it back. `signing`: to sign that the record may say so. `sending`: the record is told. */
  | { readonly step: 'wallet' | 'signing' | 'sending' }
  /** It did not work out. `isTakenBack`: in the wallet it did, and the record does not know yet. */
  | { readonly step: 'failed'; readonly error: KitError; readonly isTakenBack: boolean }

/** What was permitted a moment ago. */
export type CreatedSession = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly expiryMs: number
  readonly grants: readonly SessionGrant[]
}

/** The state of `kit.plugins.smartSessions`. */
export type SmartSessionsState = {
  /** Whose sessions these are; undefined while nobody is connected. */
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  /** The newest first. `idle` until somebody asks with `load()`. */
  readonly sessions: Loadable<readonly SmartSession[]>
  /** The service shows them to the account alone: call `unlock()`. */
  readonly needsSignature: boolean
  /**
   * What the wallet itself lists as granted on the network in use, also to other apps where it says so. Undefined while it is unknown: not
   * read yet, or the wallet can't say. `unlistedGrants(state)` leaves out what `sessions` has.
   */
  readonly walletGrants: readonly GrantedInWallet[] | undefined
  /** By the id of the session (`pci`), or the `context` of what the wallet lists. */
  readonly revocations: { readonly [pci: string]: Revocation }
  /** What `kit.grantPermissions` was granted last. */
  readonly created: CreatedSession | undefined
}

/** Nobody is connected. */
export const emptySmartSessions: SmartSessionsState = {
  networkId: undefined,
  address: undefined,
  sessions: { status: 'idle' },
  needsSignature: false,
  walletGrants: undefined,
  revocations: {},
  created: undefined,
}
