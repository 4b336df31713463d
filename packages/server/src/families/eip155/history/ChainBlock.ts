/** A block as far as the history needs it. Addresses and hashes are lower case. */
export type ChainBlock = {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  readonly minedAtMs: number
  /** Empty where only the header was asked for. */
  readonly transactions: readonly ChainTransaction[]
}

/** A mined transaction. */
export type ChainTransaction = {
  readonly hash: string
  readonly block: number
  readonly blockHash: string
  readonly index: number
  readonly from: string
  /** Null when it makes a contract. */
  readonly to: string | null
  readonly value: bigint
  /** The first four bytes of what it calls, `0x` when nothing. */
  readonly selector: string
  readonly nonce: number
}

/** What became of a transaction. */
export type ChainReceipt = {
  readonly hash: string
  readonly blockHash: string
  readonly isConfirmed: boolean
  readonly contractAddress: string | null
  readonly logs: readonly ChainLog[]
}

/** An event of a contract. */
export type ChainLog = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly block: number
  readonly blockHash: string
  readonly transaction: string
}
