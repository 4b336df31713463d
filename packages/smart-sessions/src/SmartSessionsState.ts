import type { WalletSession } from '@kit/api'
import type { CaipNetworkId, KitError, Loadable } from '@kit/core'
import type { SessionGrant } from './readGrants.js'

/**
 * Status of a session by the time of its network. `unknown`: active or expired, while that time can't be read. `unconfirmed`: revoked in
 * the service only, because the wallet doesn't let pages revoke it. It may still be active in the wallet.
 */
export type SessionStatus = 'active' | 'expired' | 'revoked' | 'unknown' | 'unconfirmed'

/** Returns whether a permission can be revoked, as one that may be active can. */
export const isRevocable = (status: SessionStatus | undefined): boolean => status === 'active' || status === 'unknown'

/** A session of the account and its permissions. */
export type SmartSession = WalletSession & {
  readonly status: SessionStatus
  readonly grants: readonly SessionGrant[]
  /** Whether the session was created for this app. */
  readonly isOwn: boolean
  /** Whether the wallet couldn't revoke it when this browser asked. */
  readonly isUnrevokedInWallet: boolean
}

/** A permission that the wallet lists as granted by the account, to any app (ERC-7715). */
export type WalletGrantRow = {
  /** In lower case. */
  readonly context: `0x${string}`
  /** The account that may act. Undefined if the wallet doesn't say. */
  readonly to: string | undefined
  readonly status: Exclude<SessionStatus, 'revoked' | 'unconfirmed'>
  /** Milliseconds since the epoch. Undefined if the permission doesn't expire. */
  readonly expiryMs: number | undefined
  readonly grants: readonly SessionGrant[]
}

/** Progress of a revocation. */
export type Revocation =
  /** `wallet`: waiting for the wallet to revoke. `signing`: waiting for the signature for the service. `sending`: updating the service. */
  | { readonly step: 'wallet' | 'signing' | 'sending' }
  /** Failed. `isRevokedInWallet`: the wallet revoked the permission, but the service isn't updated yet. */
  | { readonly step: 'failed'; readonly error: KitError; readonly isRevokedInWallet: boolean }

/** A recently granted session. */
export type CreatedSession = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly expiryMs: number
  readonly grants: readonly SessionGrant[]
}

/** State of `kit.plugins.smartSessions`. */
export type SmartSessionsState = {
  /** The account's network. Undefined while no account is connected. */
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  /** Newest first. `idle` until `load()` is called. */
  readonly sessions: Loadable<readonly SmartSession[]>
  /** Whether the service shows sessions only to their account: call `unlock()`. */
  readonly needsSignature: boolean
  /**
   * Permissions that the wallet lists as granted on the active network, including those of other apps if it reports them. Undefined while
   * unknown: not loaded yet, or not supported by the wallet. `unlistedGrants(state)` excludes those in `sessions`.
   */
  readonly walletGrants: readonly WalletGrantRow[] | undefined
  /** Revocations by session ID (`pci`) or by the `context` of a permission listed by the wallet. */
  readonly revocations: { readonly [pci: string]: Revocation }
  /** The latest permissions granted by `kit.grantPermissions`. */
  readonly created: CreatedSession | undefined
}

/** The initial state, without an account. */
export const emptySmartSessions: SmartSessionsState = {
  networkId: undefined,
  address: undefined,
  sessions: { status: 'idle' },
  needsSignature: false,
  walletGrants: undefined,
  revocations: {},
  created: undefined,
}
