import { KitError, type TransactionDetails } from '@kit/core/adapter'
import { type Esplora, isRefusal } from '../esplora/createEsplora.js'
import { esploraResponseError, type Json, parseEsploraJson, toSatoshis } from '../esplora/parseEsploraJson.js'

/**
 * Reads the details of a transaction: from the address of its first input to the first other address, with everything that isn't change.
 *
 * @throws KitError `transaction/invalid` for an invalid ID; `rpc/failed`; `connection/aborted`.
 * @example await readBitcoinTransaction(esplora, { hash })
 */
export async function readBitcoinTransaction(
  esplora: Esplora,
  call: { readonly hash: string; readonly signal?: AbortSignal },
): Promise<TransactionDetails | undefined> {
  const hash = call.hash.toLowerCase()
  if (!/^[\da-f]{64}$/.test(hash))
    throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction ID.' })
  const text = await esplora(`/tx/${hash}`, { signal: call.signal }).catch((error: unknown) => {
    if (isRefusal(error) && error.status === 404) return undefined
    throw isRefusal(error) ? esploraResponseError(error) : error
  })
  if (text === undefined) return undefined
  const { vin, vout, fee, status } = (parseEsploraJson(text) ?? {}) as Json
  if (!Array.isArray(vin) || !Array.isArray(vout)) throw esploraResponseError(text)
  const [coin] = vin.map((input: unknown) => toOutput(((input ?? {}) as Json)['prevout']))
  const outputs = vout.map(toOutput)
  const from = coin?.address ?? ''
  const paid = outputs.filter(({ address }) => address !== from)
  const { confirmed, block_height: height, block_time: seconds } = (status ?? {}) as Json
  return {
    hash,
    status: confirmed === true ? 'success' : 'pending',
    from,
    to: (paid[0] ?? outputs[0])?.address,
    value: paid.reduce((sum, { value }) => sum + value, 0n),
    fee: Number.isSafeInteger(fee) ? toSatoshis(fee) : undefined,
    blockNumber: Number.isSafeInteger(height) ? BigInt(height as number) : undefined,
    minedAtMs: Number.isSafeInteger(seconds) ? (seconds as number) * 1_000 : undefined,
    call: undefined,
    reason: undefined,
  }
}

function toOutput(output: unknown): { readonly address: string | undefined; readonly value: bigint } {
  const { scriptpubkey_address: address, value } = (output ?? {}) as Json
  return { address: typeof address === 'string' ? address.slice(0, 100) : undefined, value: toSatoshis(value ?? 0) }
}
