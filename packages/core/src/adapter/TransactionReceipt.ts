/** An event that a contract logged in a transaction. */
export type TransactionLog = {
  /** The contract. */
  readonly address: string
  readonly topics: readonly `0x${string}`[]
  readonly data: `0x${string}`
  /** Its index in the block. */
  readonly logIndex: number
}

/** The result of a transaction (rule states-30). */
export type TransactionReceipt = {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  readonly blockNumber: bigint
  /** Gas that was used; absent on chains without gas. */
  readonly gasUsed?: bigint
  /** What the transaction cost its sender, in base units of the native currency; absent when the chain does not say. */
  readonly fee?: bigint
  /** In their order; absent on chains without logs, and when the list could not be read as a whole. */
  readonly logs?: readonly TransactionLog[]
  /** Set when another transaction replaced it. */
  readonly replacement?: 'repriced' | 'cancelled' | 'replaced'
}
