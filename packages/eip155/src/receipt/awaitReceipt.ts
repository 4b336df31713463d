import { pollReceipt, type RpcRequest } from '@kit/adapter'
import { type ClockPort, KitError, type ReadCall, type TransactionReceipt } from '@kit/core/adapter'
import { parseQuantity } from '../rpc/Quantity.js'
import { toEvmRpcError } from '../rpc/toEvmRpcError.js'
import { createReplacementSearch, type Replacement } from './createReplacementSearch.js'
import { type MinedReceipt, parseReceipt } from './parseReceipt.js'

const firstDelayMs = 200

/**
 * Waits until a transaction is mined with `confirmations` blocks (default 1). Reports a replacement: with more gas (`repriced`), to cancel
 * it (`cancelled`), or anything else (`replaced`). A failed transaction resolves as `reverted`. Polls from 200 ms doubled up to
 * `pollingIntervalMs`, continues while the node is unavailable, and stops once it has settled.
 *
 * @throws KitError `transaction/invalid` for a malformed hash, `transaction/timedOut` after `timeoutMs` (default 180,000), `rpc/failed`,
 *   `connection/aborted`.
 * @example await awaitReceipt(request, { network, hash }, { clock, pollingIntervalMs: 4000 })
 */
export async function awaitReceipt(
  request: RpcRequest,
  call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
  time: { readonly clock: ClockPort; readonly pollingIntervalMs: number },
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeoutMs, signal } = call
  if (!/^0x[\da-f]{64}$/i.test(hash)) {
    throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction hash.' })
  }
  const readOnce = createPoll(request, hash, confirmations)
  try {
    return await pollReceipt({ ...time, readOnce, hash, firstDelayMs, timeoutMs, signal })
  } catch (error) {
    throw toEvmRpcError(error, "Couldn't track the transaction.")
  }
}

function createPoll(
  request: RpcRequest,
  hash: string,
  confirmations: number,
): () => Promise<TransactionReceipt | undefined> {
  const findReplacement = createReplacementSearch(request, hash)
  const readReceipt = async (of: string) =>
    parseReceipt(await request({ method: 'eth_getTransactionReceipt', params: [of] }), of)
  const isDeepEnough = async ({ blockNumber }: MinedReceipt) => {
    if (confirmations <= 1) return true
    const tip = parseQuantity(await request({ method: 'eth_blockNumber' }))
    return tip - blockNumber + 1n >= BigInt(confirmations)
  }
  let other: Replacement | undefined
  return async () => {
    let receipt = await readReceipt(hash)
    if (receipt) other = undefined
    else {
      receipt = other && (await readReceipt(other.hash))
      // A reorg may remove the replacement with its block.
      if (!receipt) {
        other = await findReplacement()
        receipt = other && (await readReceipt(other.hash))
      }
    }
    if (!receipt || !(await isDeepEnough(receipt))) return undefined
    return { ...receipt, ...(other && { replacement: other.reason }) }
  }
}
