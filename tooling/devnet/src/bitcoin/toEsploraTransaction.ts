import type { EsploraOutput, EsploraStatus, EsploraTransaction } from './EsploraTransaction.js'

/** The used fields of the node's transactions. */
export type NodeTransaction = {
  readonly txid: string
  readonly version: number
  readonly locktime: number
  readonly size: number
  readonly weight: number
  readonly fee?: number
  readonly vin: readonly {
    readonly txid?: string
    readonly vout?: number
    readonly coinbase?: string
    readonly scriptSig?: { readonly hex: string }
    readonly txinwitness?: readonly string[]
    readonly sequence: number
    readonly prevout?: NodeOutput
  }[]
  readonly vout: readonly NodeOutput[]
}
type NodeOutput = {
  readonly value: number
  readonly scriptPubKey: {
    readonly hex: string
    readonly asm: string
    readonly type: string
    readonly address?: string
  }
}

const types: Readonly<Record<string, string>> = {
  pubkeyhash: 'p2pkh',
  scripthash: 'p2sh',
  witness_v0_keyhash: 'v0_p2wpkh',
  witness_v0_scripthash: 'v0_p2wsh',
  witness_v1_taproot: 'v1_p2tr',
  nulldata: 'op_return',
  pubkey: 'p2pk',
}

/** Converts a transaction of the node, with the outputs that it spends (verbosity 2), to Esplora's format. */
export function toEsploraTransaction(transaction: NodeTransaction, status: EsploraStatus): EsploraTransaction {
  const { txid, version, locktime, size, weight, fee = 0 } = transaction
  return {
    txid,
    version,
    locktime,
    vin: transaction.vin.map((input) => ({
      txid: input.txid ?? '0'.repeat(64),
      vout: input.vout ?? 0xffffffff,
      prevout: input.prevout ? toOutput(input.prevout) : null,
      scriptsig: input.scriptSig?.hex ?? input.coinbase ?? '',
      ...(input.txinwitness && { witness: input.txinwitness }),
      is_coinbase: input.coinbase !== undefined,
      sequence: input.sequence,
    })),
    vout: transaction.vout.map(toOutput),
    size,
    weight,
    fee: toSatoshis(fee),
    status,
  }
}

function toOutput({ value, scriptPubKey: { hex, asm, type, address } }: NodeOutput): EsploraOutput {
  return {
    scriptpubkey: hex,
    scriptpubkey_asm: asm,
    scriptpubkey_type: types[type] ?? 'unknown',
    ...(address !== undefined && { scriptpubkey_address: address }),
    value: toSatoshis(value),
  }
}

/** The node returns coins with eight decimals. After rounding, a double represents all possible amounts exactly. */
function toSatoshis(coins: number): number {
  return Math.round(coins * 1e8)
}
