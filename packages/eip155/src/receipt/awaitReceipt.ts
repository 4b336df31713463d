import { abortable, createLimit, KitError, type ReadCall, type TransactionReceipt } from '@kit/core'
import { isRetried } from '../rpc/isRetried.js'
import { parseQuantity } from '../rpc/parseQuantity.js'
import { pause } from '../rpc/pause.js'
import type { RpcRequest } from '../rpc/RpcRequest.js'
import { toRpcError } from '../rpc/toRpcError.js'
import { createReplacementSearch, type Replacement } from './createReplacementSearch.js'
import { type MinedReceipt, parseReceipt } from './parseReceipt.js'

/** Specification, section 9: receipt wait. */
const receiptTimeoutMs = 180_000
const firstDelayMs = 200
/** Beyond it timers fire at once. */
const longestTimerMs = 2 ** 31 - 1

type ReceiptCall = ReadCall & {
  readonly hash: string
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/**
 * Waits until a transaction is mined, with `confirmations` blocks (default 1), and tells when another took its place: with more gas
 * (repriced), to call it off (cancelled), or otherwise (replaced). A transaction that failed answers `reverted`. Asks from 200 ms
 * doubled up to `pollingIntervalMs`, goes on while the node
 * is away, and asks no more once it has settled.
 *
 * @throws KitError `transaction/invalid` for a malformed hash, `transaction/timedOut` after `timeoutMs` (default 180 000),
 * `rpc/failed`, `connection/aborted`.
 * @example await awaitReceipt(request, { network, hash }, 4000)
 */
export async function awaitReceipt(
  request: RpcRequest,
  call: ReceiptCall,
  pollingIntervalMs: number,
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeoutMs = receiptTimeoutMs, signal } = call
  if (!/^0x[\da-f]{64}$/i.test(hash)) {
    throw new KitError('transaction/invalid', { shortMessage: 'This is not a transaction hash.' })
  }
  const limit = AbortSignal.timeout(Math.min(timeoutMs, longestTimerMs))
  const ends = createLimit([signal, limit])
  try {
    return await abortable(
      () => abortable(() => follow({ request, hash, confirmations, pollingIntervalMs, ends: ends.signal }), limit),
      signal,
    )
  } catch (error) {
    if (limit.aborted && !signal?.aborted) {
      const shortMessage = 'The transaction was not mined in time. It may still be.'
      throw new KitError('transaction/timedOut', { shortMessage, details: hash, cause: error })
    }
    throw toRpcError(error, 'The transaction could not be followed.')
  } finally {
    ends.end()
  }
}

async function follow(wait: {
  readonly request: RpcRequest
  readonly hash: string
  readonly confirmations: number
  readonly pollingIntervalMs: number
  readonly ends: AbortSignal
}): Promise<TransactionReceipt> {
  const { hash, confirmations, pollingIntervalMs, ends } = wait
  let outage: unknown
  const request: RpcRequest = (call) =>
    wait.request(call).catch((error: unknown) => {
      if (isOutage(error)) outage = error
      throw error
    })
  const findReplacement = createReplacementSearch(request, hash)
  const readReceipt = async (of: string) =>
    parseReceipt(await request({ method: 'eth_getTransactionReceipt', params: [of] }), of)
  const isDeepEnough = async ({ blockNumber }: MinedReceipt) => {
    if (confirmations <= 1) return true
    const tip = parseQuantity(await request({ method: 'eth_blockNumber' }))
    return tip - blockNumber + 1n >= BigInt(confirmations)
  }
  let other: Replacement | undefined
  const look = async (): Promise<TransactionReceipt | undefined> => {
    let receipt = await readReceipt(hash)
    if (receipt) other = undefined
    else {
      receipt = other && (await readReceipt(other.hash))
      // A block that is replaced takes the replacement with it.
      if (!receipt) {
        other = await findReplacement()
        receipt = other && (await readReceipt(other.hash))
      }
    }
    if (!receipt || !(await isDeepEnough(receipt))) return undefined
    return { ...receipt, ...(other && { replacement: other.reason }) }
  }
  for (let round = 0; ; round++) {
    try {
      const receipt = await look()
      if (receipt) return receipt
    } catch (error) {
      // A node that is away for a while does not make the transaction undone.
      if (error !== outage) throw error
    }
    await pause(Math.min(pollingIntervalMs, firstDelayMs * 2 ** Math.min(round, 16)), ends)
  }
}

/** Chain libraries wrap the errors of their transport. */
function isOutage(error: unknown): boolean {
  for (let layer = error, depth = 0; layer instanceof Error && depth < 8; layer = layer.cause, depth++)
    if (isRetried(layer)) return true
  return false
}
