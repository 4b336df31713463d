/** Something that the owner permitted ahead (ERC-7715). */
export type TestPermission = {
  readonly chainId: number
  /** The account that permits it. */
  readonly from: string
  /** Who may act. */
  readonly to: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number
  readonly context: string
}
