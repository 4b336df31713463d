/** What a wallet answered to a proposal: the session as the client keeps it, and what it signed where it was asked to. */
export type SignInAnswer = {
  readonly session: unknown
  /** CACAOs (CAIP-74) as the wallet gave them, unchecked. Absent where it only settled. */
  readonly cacaos?: readonly unknown[]
}
