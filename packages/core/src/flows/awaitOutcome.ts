import { isKitError } from '../error/isKitError.js'
import type { JournalEntry, TransactionOutcome } from '../journal/JournalEntry.js'
import type { ClockPort, Ports } from '../ports/Ports.js'
import { pause } from '../signal/pause.js'
import { type ReasonedReceipt, type Receipts, receiptTimeoutMs } from './createReceipts.js'

/** Polling interval after the first wait, in milliseconds. */
const laterPollMs = 10_000
const [firstPauseMs, longestPauseMs] = [30_000, 600_000]
/** Time after which a node knows every transaction that was sent, in milliseconds. */
const knownMs = 30_000

/**
 * Returns whether a node knows a transaction once it should. The hash may be that of a proposal that other signers have to approve first.
 */
export async function isKnownLater(
  clock: ClockPort,
  receipts: Receipts,
  { networkId, hash, callsId }: JournalEntry,
  signal: AbortSignal,
): Promise<boolean> {
  if (callsId !== undefined) return true
  try {
    await pause(clock, knownMs, signal)
    return (await receipts.isKnown({ networkId, hash }, signal)) || signal.aborted
  } catch {
    // No longer watched.
    return true
  }
}

/**
 * Waits for the outcome of a transaction. Resolves with undefined if nothing is known; the transaction is then checked again while the page
 * is visible.
 */
export async function awaitOutcome(
  { clock, platform }: Pick<Ports, 'clock' | 'platform'>,
  receipts: Receipts,
  entry: JournalEntry,
  signal: AbortSignal,
  onLate: () => void,
): Promise<TransactionOutcome | 'unknowable' | undefined> {
  const { networkId, hash, callsId, address, sentAtMs } = entry
  const callsOf = callsId && address
  // A clock that was set back must not extend the wait.
  const restMs = receiptTimeoutMs - Math.max(0, clock.now() - sentAtMs)
  for (let pauseMs = firstPauseMs, timeoutMs = Math.max(laterPollMs, restMs); ; timeoutMs = laterPollMs) {
    try {
      return toOutcome(entry, await receipts.wait({ networkId, hash, callsOf, timeoutMs }, signal), clock.now())
    } catch (error) {
      signal.throwIfAborted()
      if (isKitError(error, 'transaction/expired')) return { status: 'cancelled', reason: error.shortMessage }
      if (isKitError(error, 'transaction/reverted')) return { status: 'reverted' }
      if (isKitError(error, 'transaction/invalid')) return 'unknowable'
    }
    onLate()
    if (!platform.isVisible()) return undefined
    await pause(clock, pauseMs, signal)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }
}

/** Reads the outcome of a mined transaction again. Resolves with undefined if it is unchanged or can't be read. */
export async function findAgain(
  clock: ClockPort,
  receipts: Receipts,
  entry: JournalEntry,
  signal: AbortSignal,
): Promise<TransactionOutcome | undefined> {
  // Nodes forget a transaction that was replaced.
  const { networkId, callsId, hash: sentHash, minedHash: hash = sentHash, blockNumber, status } = entry
  try {
    const found = await receipts.ask({ networkId, hash, timeoutMs: laterPollMs }, signal)
    if (found.blockNumber === blockNumber) return undefined
    // Only the wallet knows the outcome of calls in another block.
    if (callsId !== undefined) return { status: 'pending' }
    const isOther = status === 'replaced' || status === 'cancelled'
    return { ...toOutcome(entry, found, clock.now()), ...(isOther && { status }) }
  } catch (error) {
    // The nodes responded, and have it in no block.
    const isUnknown = isKitError(error, 'transaction/timedOut') && error.cause === undefined
    return isUnknown ? { status: 'pending' } : undefined
  }
}

function toOutcome(
  { callsId, hash: sentHash, minedHash }: JournalEntry,
  receipt: ReasonedReceipt,
  minedAtMs: number,
): TransactionOutcome {
  const { hash, status, blockNumber, fee, isPartial, reason, replacement } = receipt
  const end = isPartial ? 'partlyReverted' : status
  return {
    status: replacement === 'replaced' || replacement === 'cancelled' ? replacement : end,
    minedAtMs,
    ...(blockNumber !== undefined && { blockNumber }),
    ...(fee !== undefined && { fee }),
    ...(reason !== undefined && { reason }),
    ...((replacement || (callsId ?? minedHash) !== undefined) && hash !== sentHash && { minedHash: hash }),
  }
}
