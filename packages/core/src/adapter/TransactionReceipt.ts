/** An event that a contract emitted in a transaction. */
export type TransactionLog = {
  /** Address of the contract. */
  readonly address: string
  readonly topics: readonly `0x${string}`[]
  readonly data: `0x${string}`
  /** Index of the log in its block. */
  readonly logIndex: number
}

/** The result of a transaction (rule states-30). */
export type TransactionReceipt = {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  readonly blockNumber: bigint
  /** Gas used. Absent on chains without gas. */
  readonly gasUsed?: bigint
  /** Fee paid by the sender, in base units of the native currency. Absent if the chain doesn't report it. */
  readonly fee?: bigint
  /** Logs in order. Absent on chains without logs, and if the list could not be read completely. */
  readonly logs?: readonly TransactionLog[]
  /** Set if another transaction replaced this one. */
  readonly replacement?: 'repriced' | 'cancelled' | 'replaced'
}
