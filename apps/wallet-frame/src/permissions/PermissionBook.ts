import type { FactsSubject, Fee, ReviewNetwork } from '../approval/Review.js'

/** A permission that the user granted. */
export type GrantedPermission = {
  readonly pci: string
  readonly network: ReviewNetwork
  /** Project of the requesting page, as the operator names it. */
  readonly project: string
  /** Undefined if the record does not match the signed terms. */
  readonly words: Pick<FactsSubject, 'title' | 'rows'> | undefined
  readonly expiryMs: number
  readonly state: 'active' | 'expired' | 'revoked'
}

/** A revocation that is ready to be sent. */
export type Revocation = {
  readonly fee: Fee
  /** Whether it would fail now because the account can't pay the fee. */
  readonly fails: boolean
  /** Resolves when the chain has revoked it. */
  send(): Promise<void>
}

/** The permissions that the user granted, on all networks. */
export type PermissionBook = {
  /** Lists the permissions by network, newest first. `isWhole` is false if a network could not be read. */
  list(): Promise<{ readonly permissions: readonly GrantedPermission[]; readonly isWhole: boolean }>
  /** Prepares a revocation and its fee. */
  prepare(permission: GrantedPermission): Promise<Revocation>
}
