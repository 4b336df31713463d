/** Confirmation status of a transaction in Esplora's format. */
export type EsploraStatus =
  | { readonly confirmed: false }
  | {
      readonly confirmed: true
      readonly block_height: number
      readonly block_hash: string
      readonly block_time: number
    }

/** An output in Esplora's format. Values are satoshis. */
export type EsploraOutput = {
  readonly scriptpubkey: string
  readonly scriptpubkey_asm: string
  readonly scriptpubkey_type: string
  readonly scriptpubkey_address?: string
  readonly value: number
}

/** A transaction in Esplora's format. */
export type EsploraTransaction = {
  readonly txid: string
  readonly version: number
  readonly locktime: number
  readonly vin: readonly {
    readonly txid: string
    readonly vout: number
    readonly prevout: EsploraOutput | null
    readonly scriptsig: string
    readonly witness?: readonly string[]
    readonly is_coinbase: boolean
    readonly sequence: number
  }[]
  readonly vout: readonly EsploraOutput[]
  readonly size: number
  readonly weight: number
  readonly fee: number
  readonly status: EsploraStatus
}
