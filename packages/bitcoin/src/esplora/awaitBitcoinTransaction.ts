import { pollReceipt } from '@kit/adapter'
import { isKitError, KitError, type Ports, type ReadCall, type TransactionReceipt } from '@kit/core/adapter'
import { classifyReplacement } from './classifyReplacement.js'
import { type Esplora, isRefusal } from './createEsplora.js'
import { esploraResponseError, type Json, parseEsploraJson } from './parseEsploraJson.js'

/** A block takes ten minutes on average, but low-fee transactions often wait an hour. */
const hourMs = 3_600_000
const firstDelayMs = 500

/**
 * Waits until a transaction is mined with `confirmations` blocks (default 1). Reports a replacement: the same payment with another fee
 * (`repriced`), the coins sent back (`cancelled`), or anything else (`replaced`). Keeps waiting while the endpoints are unavailable.
 *
 * @param call.timeoutMs Defaults to one hour.
 * @throws KitError `transaction/invalid` for a malformed ID, `transaction/timedOut`, `rpc/failed`, `connection/aborted`.
 * @example await awaitBitcoinTransaction(esplora, ports, { network, hash, pollingIntervalMs: 5000 })
 */
export async function awaitBitcoinTransaction(
  esplora: Esplora,
  { clock }: Pick<Ports, 'clock'>,
  call: ReadCall & {
    readonly hash: string
    readonly confirmations?: number
    readonly timeoutMs?: number
    readonly pollingIntervalMs: number
  },
): Promise<TransactionReceipt> {
  const { confirmations = 1, timeoutMs = hourMs, pollingIntervalMs } = call
  if (!/^[\da-f]{64}$/i.test(call.hash))
    throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction ID.' })
  let hash = call.hash.toLowerCase()
  let seen: Json | undefined
  let replacement: TransactionReceipt['replacement']
  let outage: unknown

  const readOnce = async (signal: AbortSignal): Promise<TransactionReceipt | undefined> => {
    const read = async (path: string) => {
      const text = await esplora(path, { signal }).catch((error: unknown) => {
        if (isRefusal(error) && error.status === 404) return undefined
        if (isRefusal(error)) throw esploraResponseError(error)
        if (isKitError(error, 'rpc/failed') || isKitError(error, 'rpc/timedOut')) outage = error
        throw error
      })
      return text === undefined ? undefined : parseEsploraJson(text)
    }
    const found = (await read(`/tx/${hash}`)) as Json | undefined
    if (found) {
      seen = found
      const { confirmed, block_height: height } = (found['status'] ?? {}) as Json
      const { fee } = found
      if (confirmed !== true) return undefined
      if (!Number.isInteger(height)) throw esploraResponseError(found)
      const tip = confirmations > 1 ? Number(await read('/blocks/tip/height')) : Number(height)
      if (tip - Number(height) + 1 < confirmations) return undefined
      return {
        hash,
        status: 'success',
        blockNumber: BigInt(Number(height)),
        ...(Number.isSafeInteger(fee) && Number(fee) >= 0 && { fee: BigInt(Number(fee)) }),
        ...(replacement && { replacement }),
      }
    }
    const next = seen && (await readReplacement(seen, read))
    if (!seen || !next) return undefined
    replacement = classifyReplacement(seen, next)
    hash = String(next['txid'])
    return readOnce(signal)
  }
  // A malformed response has the same code but isn't an outage.
  const isOutage = (error: unknown) => error === outage
  return pollReceipt({ ...call, readOnce, clock, firstDelayMs, pollingIntervalMs, timeoutMs, isOutage })
}

/** Returns the transaction that spent the inputs of the missing one. */
async function readReplacement(replaced: Json, read: (path: string) => Promise<unknown>): Promise<Json | undefined> {
  const [input] = Array.isArray(replaced['vin']) ? (replaced['vin'] as readonly Json[]) : []
  const { txid, vout } = input ?? {}
  if (typeof txid !== 'string' || !/^[\da-f]{64}$/.test(txid) || !Number.isInteger(vout)) return undefined
  const spend = ((await read(`/tx/${txid}/outspend/${vout}`)) ?? {}) as Json
  const id = spend['txid']
  if (typeof id !== 'string' || !/^[\da-f]{64}$/.test(id) || id === replaced['txid']) return undefined
  return (await read(`/tx/${id}`)) as Json | undefined
}
