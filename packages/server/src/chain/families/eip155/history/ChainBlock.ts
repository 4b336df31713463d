/** The parts of a block that the history needs. Addresses and hashes are lower case. */
export type ChainBlock = {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  readonly minedAtMs: number
  /** Empty if only the header was requested. */
  readonly transactions: readonly ChainTransaction[]
}

/** A mined transaction. */
export type ChainTransaction = {
  readonly hash: string
  readonly block: number
  readonly blockHash: string
  readonly index: number
  readonly from: string
  /** Null for a contract creation. */
  readonly to: string | null
  readonly value: bigint
  /** The first four bytes of the call data, `0x` without any. */
  readonly selector: string
  readonly nonce: number
}

/** Outcome of a transaction. */
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
