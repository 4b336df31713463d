import { createLimit, KitError, type Ports, type ReadCall, type TransactionReceipt, untilAborted } from '@kit/core'
import type { Connection, SignatureStatus } from '@solana/web3.js'
import { decodeBase58 } from '../address/decodeBase58.js'
import { toLibraryError } from './toLibraryError.js'

/** Specification, section 9: receipt wait. */
const confirmationTimeoutMs = 180_000
const pollMs = 400
const feeLimitMs = 2_000

/**
 * Waits until the cluster has confirmed a transaction (a supermajority voted on its block), or with more `confirmations`
 * until so many blocks stand on it, 32 being final. A transaction that failed answers `reverted`.
 *
 * @param lastValidBlockHeight The last block that can hold the transaction, when it is known.
 * @throws KitError `transaction/invalid` for a malformed signature; `transaction/expired` when no block can hold it any more;
 * `transaction/timedOut` after `timeoutMs` (default 180 000); `connection/aborted`.
 * @example await awaitConfirmation(connection, ports.clock, { network, hash })
 */
export async function awaitConfirmation(
  connection: Connection,
  clock: Ports['clock'],
  call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
  lastValidBlockHeight?: number,
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeoutMs = confirmationTimeoutMs, signal } = call
  if (decodeBase58(hash)?.length !== 64)
    throw new KitError('transaction/invalid', { shortMessage: 'This is not the signature of a transaction.' })
  // Not by the clock of the wall, which the visitor may set.
  const endMs = clock.monotonic() + timeoutMs
  let outage: KitError | undefined
  // An endpoint that is away for a while says nothing of the transaction.
  const overlook = (error: unknown) => {
    outage = toLibraryError(error)
    if (outage.code !== 'rpc/failed') throw outage
    return undefined
  }
  const readStatus = async (): Promise<SignatureStatus | undefined> => {
    const answer = await connection.getSignatureStatuses([hash], { searchTransactionHistory: true }).catch(overlook)
    return answer?.value[0] ?? undefined
  }
  for (;;) {
    outage = undefined
    const status = await readStatus()
    if (status && isConfirmed(status, confirmations))
      return {
        hash,
        status: status.err === null ? 'success' : 'reverted',
        blockNumber: BigInt(status.slot),
        ...(await readFee(connection, clock, hash, signal)),
      }
    if (!status && lastValidBlockHeight !== undefined && outage === undefined) {
      const height = (await connection.getBlockHeight().catch(overlook)) ?? 0
      // It may have got into the last block between the two questions.
      if (height > lastValidBlockHeight && !(await readStatus()) && outage === undefined)
        throw new KitError('transaction/expired', {
          shortMessage: 'The transaction did not get into a block in time and never will. Nothing was sent.',
          details: hash,
        })
    }
    if (clock.monotonic() >= endMs)
      throw new KitError('transaction/timedOut', {
        shortMessage: 'The transaction was not confirmed in time. It may still be.',
        details: hash,
        cause: outage,
      })
    await pause(clock, signal)
  }
}

/** Of a node that does not know the transaction yet, keeps no history or is slow, nothing is known: the receipt does not wait for it. */
async function readFee(
  connection: Connection,
  clock: Ports['clock'],
  hash: string,
  signal: AbortSignal | undefined,
): Promise<Pick<TransactionReceipt, 'fee'>> {
  const limit = createLimit([signal], { clock, limitMs: feeLimitMs, reason: () => new Error('Too late.') })
  const read = () => connection.getTransaction(hash, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 })
  const { fee } = (await untilAborted(read, limit.signal).catch(() => null))?.meta ?? {}
  limit.end()
  return fee !== undefined && Number.isSafeInteger(fee) && fee >= 0 ? { fee: BigInt(fee) } : {}
}

function isConfirmed({ confirmations, confirmationStatus }: SignatureStatus, wanted: number): boolean {
  if (confirmationStatus === 'finalized' || confirmations === null) return true
  return wanted <= 1 ? confirmationStatus === 'confirmed' : confirmations >= wanted
}

/** Until the next look, or until the signal ends the waiting; the next request then says so. */
function pause(clock: Ports['clock'], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.setTimeout(done, pollMs)
    function done() {
      cancel()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done, { once: true })
  })
}
