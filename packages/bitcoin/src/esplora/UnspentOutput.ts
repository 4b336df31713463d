/** An output that an address can spend. */
export type UnspentOutput = {
  /** Id of the transaction that made it, 64 hex characters. */
  readonly txid: string
  readonly index: number
  /** Satoshis. */
  readonly value: bigint
  readonly isConfirmed: boolean
}
