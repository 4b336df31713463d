import { decodeBase58, pollReceipt, withLimit } from '@kit/adapter'
import { isKitError, KitError, type Ports, type ReadCall, type TransactionReceipt } from '@kit/core/adapter'
import type { Connection, SignatureStatus } from '@solana/web3.js'

const pollMs = 400
const feeLimitMs = 2_000

/**
 * Waits until the cluster has confirmed a transaction (a supermajority voted on its block), or with more `confirmations` until that many
 * blocks follow it. 32 means final. The receipt of a failed transaction says `reverted`.
 *
 * @param lastValidBlockHeight The last block that can include the transaction, if known.
 * @throws KitError `transaction/invalid` for a malformed signature; `transaction/expired` when no block can include it any longer;
 *   `transaction/timedOut` after `timeoutMs` (default 180,000); `connection/aborted`.
 * @example await awaitConfirmation(connection, ports.clock, { network, hash })
 */
export async function awaitConfirmation(
  connection: Connection,
  clock: Ports['clock'],
  call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
  lastValidBlockHeight?: number,
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1, timeoutMs, signal } = call
  if (decodeBase58(hash)?.length !== 64)
    throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction signature.' })
  const readStatus = async () => {
    const { context, value } = await connection.getSignatureStatuses([hash], { searchTransactionHistory: true })
    return { slot: context.slot, status: value[0] ?? undefined }
  }
  const readOnce = async (): Promise<TransactionReceipt | undefined> => {
    const { status } = await readStatus()
    if (status && isConfirmed(status, confirmations))
      return {
        hash,
        status: status.err === null ? 'success' : 'reverted',
        blockNumber: BigInt(status.slot),
        ...(await readFee(connection, clock, hash, signal)),
      }
    if (status || lastValidBlockHeight === undefined) return undefined
    const { absoluteSlot, blockHeight = 0 } = await connection.getEpochInfo()
    if (blockHeight <= lastValidBlockHeight) return undefined
    // The last block may have included it between the two requests, and another node may not have that block yet.
    const after = await readStatus()
    if (after.status || after.slot < absoluteSlot) return undefined
    const shortMessage = 'The transaction expired before it was included in a block. Nothing was sent.'
    throw new KitError('transaction/expired', { shortMessage, details: hash })
  }
  // A node's error says nothing about the transaction.
  const isOutage = (error: unknown) => !isKitError(error)
  return pollReceipt({
    readOnce,
    hash,
    clock,
    firstDelayMs: pollMs,
    pollingIntervalMs: pollMs,
    timeoutMs,
    signal,
    isOutage,
  })
}

/** A node may not know the transaction yet, keep no history, or be slow. The receipt doesn't wait for the fee. */
async function readFee(
  connection: Connection,
  clock: Ports['clock'],
  hash: string,
  signal: AbortSignal | undefined,
): Promise<Pick<TransactionReceipt, 'fee'>> {
  const read = () => connection.getTransaction(hash, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 })
  const { fee } = (await withLimit({ clock, limitMs: feeLimitMs, signal }, read).catch(() => null))?.meta ?? {}
  return fee !== undefined && Number.isSafeInteger(fee) && fee >= 0 ? { fee: BigInt(fee) } : {}
}

function isConfirmed({ confirmations, confirmationStatus }: SignatureStatus, wanted: number): boolean {
  if (confirmationStatus === 'finalized' || confirmations === null) return true
  return wanted <= 1 ? confirmationStatus === 'confirmed' : confirmations >= wanted
}
