import type { FactsSubject, Fee, ReviewNetwork } from '../approval/Review.js'

/** A permission that the visitor gave. */
export type GivenPermission = {
  readonly pci: string
  readonly network: ReviewNetwork
  /** The project of the page that asked, as the operator names it. */
  readonly project: string
  /** Undefined where the record says something else than what was signed. */
  readonly words: Pick<FactsSubject, 'title' | 'rows'> | undefined
  readonly expiryMs: number
  readonly state: 'active' | 'expired' | 'revoked'
}

/** Taking one back, ready to be sent. */
export type Revocation = {
  readonly fee: Fee
  /** It would fail now: the account cannot pay the fee. */
  readonly fails: boolean
  /** Resolves when the chain took it back. */
  send(): Promise<void>
}

/** What the visitor permitted, on all networks. */
export type PermissionBook = {
  /** The newest first of each network. `isWhole` is false where a network could not be read. */
  list(): Promise<{ readonly permissions: readonly GivenPermission[]; readonly isWhole: boolean }>
  /** Finds out what taking it back costs. */
  prepare(permission: GivenPermission): Promise<Revocation>
}
