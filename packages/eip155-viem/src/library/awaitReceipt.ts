import { KitError, type ReadCall, type TransactionReceipt } from '@kit/core'
import { abortable } from '@kit/eip155'
import type { Chain, Client, Hex, ReplacementReason, Transport } from 'viem'
import { waitForTransactionReceipt, watchBlockNumber } from 'viem/actions'
import { toRpcError } from './toRpcError.js'

/** Specification, section 9: receipt wait. */
const receiptTimeoutMs = 180_000
const receiptRetries = 6
const receiptRetryDelayMs = 200
/** Beyond it timers fire at once. */
const longestTimerMs = 2 ** 31 - 1

/**
 * Waits until a transaction is mined, with `confirmations` blocks (default 1), and tells when another took its place: with more gas
 * (repriced), to call it off (cancelled), or otherwise (replaced). A transaction that failed answers `reverted`.
 *
 * @throws KitError `transaction/invalid` for a malformed hash, `transaction/timedOut` after `timeoutMs` (default 180 000),
 * `rpc/failed`, `connection/aborted`.
 * @example await awaitReceipt(client, { network, hash })
 */
export async function awaitReceipt(
  client: Client<Transport, Chain>,
  call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeoutMs = receiptTimeoutMs, signal } = call
  if (!/^0x[\da-f]{64}$/i.test(hash)) {
    throw new KitError('transaction/invalid', { shortMessage: 'This is not a transaction hash.' })
  }
  let reason: ReplacementReason | undefined
  let unwatch = () => {}
  // viem's wait can't be called off, but it takes its block watch from the client: so the polling ends with the signal. The id of its
  // own keeps a wait that was called off from answering for the next.
  const watcher = {
    ...client,
    uid: `${client.uid}.${hash}.${Math.random()}`,
    watchBlockNumber: (parameters: Parameters<typeof watchBlockNumber>[1]) => {
      unwatch = watchBlockNumber(client, parameters)
      return unwatch
    },
  }
  const wait = () =>
    waitForTransactionReceipt(watcher as Client<Transport, Chain>, {
      hash: hash as Hex,
      confirmations,
      retryCount: receiptRetries,
      retryDelay: ({ count }) => receiptRetryDelayMs * 2 ** count,
      // Its own timer would outlive a wait that was called off.
      timeout: 0,
      onReplaced: (replacement) => {
        reason = replacement.reason
      },
    })
  const limit = AbortSignal.timeout(Math.min(timeoutMs, longestTimerMs))
  try {
    const mined = await abortable(() => abortable(wait, limit), signal)
    const { transactionHash, status, blockNumber } = mined
    return { hash: transactionHash, status, blockNumber, ...(reason && { replacement: reason }) }
  } catch (error) {
    if (limit.aborted && !signal?.aborted) {
      const shortMessage = 'The transaction was not mined in time. It may still be.'
      throw new KitError('transaction/timedOut', { shortMessage, details: hash, cause: error })
    }
    throw toRpcError(error, 'The transaction could not be followed.')
  } finally {
    unwatch()
  }
}
