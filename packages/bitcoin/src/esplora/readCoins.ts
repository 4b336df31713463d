import type { Esplora } from './createEsplora.js'
import { invalidResponse, type Json, parseEsploraJson, toSatoshis } from './parseEsploraJson.js'

/** An output that an address can spend. */
export type UnspentOutput = {
  /** Id of the transaction that made it, 64 hex characters. */
  readonly txid: string
  readonly index: number
  /** Satoshis. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

/**
 * What an address can spend, the mempool included.
 *
 * @throws KitError `rpc/failed`, `connection/aborted`; an `RpcError` that {@link isRefusal}, for example for an address with too many.
 * @example const coins = await readCoins(esplora, address)
 */
export async function readCoins(
  esplora: Esplora,
  address: string,
  signal?: AbortSignal,
): Promise<readonly UnspentOutput[]> {
  const answer = parseEsploraJson(await esplora(`/address/${address}/utxo`, { signal }))
  if (!Array.isArray(answer)) throw invalidResponse(answer)
  return answer.map((item: unknown) => {
    const { txid, vout, value, status } = (item ?? {}) as Json
    if (typeof txid !== 'string' || !/^[\da-f]{64}$/.test(txid)) throw invalidResponse(item)
    if (!Number.isInteger(vout) || (vout as number) < 0) throw invalidResponse(item)
    const isConfirmed = (status as Json | undefined)?.['confirmed'] === true
    return { txid, index: vout as number, value: toSatoshis(value), isConfirmed }
  })
}
