import { createLimit, isKitError, KitError, type Ports, type ReadCall, type TransactionReceipt } from '@kit/core'
import { decodeBase58 } from '../address/decodeBase58.js'
import type { Rpc } from '../rpc/createRpc.js'

/** Specification, section 9: receipt wait. */
const confirmationTimeoutMs = 180_000
const pollMs = 400
const feeLimitMs = 2_000

type Status = {
  readonly slot?: unknown
  readonly confirmations?: unknown
  readonly err?: unknown
  readonly confirmationStatus?: unknown
}

/**
 * Waits until the cluster has confirmed a transaction (a supermajority voted on its block), or with more `confirmations`
 * until so many blocks stand on it, 32 being final. A transaction that failed answers `reverted`.
 *
 * @param lastValidBlockHeight The last block that can hold the transaction, when it is known.
 * @throws KitError `transaction/invalid` for a malformed signature; `transaction/expired` when no block can hold it any more;
 * `transaction/timedOut` after `timeoutMs` (default 180 000); `rpc/failed`; `connection/aborted`.
 * @example await awaitConfirmation(rpc, ports.clock, { network, hash })
 */
export async function awaitConfirmation(
  rpc: Rpc,
  clock: Ports['clock'],
  call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
  lastValidBlockHeight?: number,
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeoutMs = confirmationTimeoutMs, signal } = call
  if (decodeBase58(hash)?.length !== 64)
    throw new KitError('transaction/invalid', { shortMessage: 'This is not the signature of a transaction.' })
  // Not by the clock of the wall, which the visitor may set.
  const endMs = clock.monotonic() + timeoutMs
  let outage: unknown
  const readStatus = async (): Promise<Status | undefined> => {
    const params = [[hash], { searchTransactionHistory: true }]
    // An endpoint that is away for a while says nothing of the transaction.
    const answer = (await rpc('getSignatureStatuses', params, { signal }).catch(overlook)) as { value?: unknown } | null
    return (Array.isArray(answer?.value) ? answer.value[0] : undefined) ?? undefined
  }
  const overlook = (error: unknown) => {
    if (!isKitError(error, 'rpc/failed')) throw error
    outage = error
    return null
  }
  for (;;) {
    outage = undefined
    const status = await readStatus()
    if (status && isConfirmed(status, confirmations))
      return {
        hash,
        status: status.err === null || status.err === undefined ? 'success' : 'reverted',
        blockNumber: BigInt(Number(status.slot)),
        ...(await readFee(rpc, clock, hash, signal)),
      }
    if (!status && lastValidBlockHeight !== undefined && outage === undefined) {
      const height = Number(await rpc('getBlockHeight', [{ commitment: 'confirmed' }], { signal }).catch(overlook))
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
  rpc: Rpc,
  clock: Ports['clock'],
  hash: string,
  signal: AbortSignal | undefined,
): Promise<Pick<TransactionReceipt, 'fee'>> {
  const config = { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 0 }
  const limit = createLimit([signal], { clock, limitMs: feeLimitMs, reason: () => new Error('Too late.') })
  const answer = await rpc('getTransaction', [hash, config], { signal: limit.signal }).catch(() => undefined)
  limit.end()
  const { fee } = (answer as { readonly meta?: { readonly fee?: unknown } } | null | undefined)?.meta ?? {}
  return typeof fee === 'number' && Number.isSafeInteger(fee) && fee >= 0 ? { fee: BigInt(fee) } : {}
}

function isConfirmed({ confirmations, confirmationStatus }: Status, wanted: number): boolean {
  if (confirmationStatus === 'finalized' || confirmations === null) return true
  return wanted <= 1 ? confirmationStatus === 'confirmed' : typeof confirmations === 'number' && confirmations >= wanted
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
