import type { Esplora } from './createEsplora.js'
import { esploraResponseError, type Json, parseEsploraJson, toSatoshis } from './parseEsploraJson.js'

/** An unspent output of an address. */
export type UnspentOutput = {
  /** ID of the transaction that created it, 64 hex characters. */
  readonly txid: string
  readonly index: number
  /** In satoshis. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

/**
 * Returns the unspent outputs of an address, including the mempool.
 *
 * @throws KitError `rpc/failed`, `connection/aborted`; an `RpcError` for which {@link isRefusal} is true, for example when there are too
 *   many.
 * @example const coins = await readCoins(esplora, address)
 */
export async function readCoins(
  esplora: Esplora,
  address: string,
  signal?: AbortSignal,
): Promise<readonly UnspentOutput[]> {
  const answer = parseEsploraJson(await esplora(`/address/${address}/utxo`, { signal }))
  if (!Array.isArray(answer)) throw esploraResponseError(answer)
  return answer.map((item: unknown) => {
    const { txid, vout, value, status } = (item ?? {}) as Json
    if (typeof txid !== 'string' || !/^[\da-f]{64}$/.test(txid)) throw esploraResponseError(item)
    if (!Number.isInteger(vout) || (vout as number) < 0) throw esploraResponseError(item)
    const isConfirmed = (status as Json | undefined)?.['confirmed'] === true
    return { txid, index: vout as number, value: toSatoshis(value), isConfirmed }
  })
}
