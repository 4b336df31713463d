import { isKitError } from '../error/isKitError.js'
import type { JournalEntry, TransactionFate } from '../journal/JournalEntry.js'
import type { ClockPort, Ports } from '../ports/Ports.js'
import { pause } from '../signal/pause.js'
import { type ReasonedReceipt, type Receipts, receiptTimeoutMs } from './createReceipts.js'

/** After the first wait, transactions are looked for now and then. */
const laterLookMs = 10_000
const [firstPauseMs, longestPauseMs] = [30_000, 600_000]
/** After it, a node knows each transaction that was sent. */
const knownMs = 30_000

/** Whether a node knows a transaction once it should: the hash may be that of a proposal, which other signers have to approve first. */
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
    // It is not watched any more.
    return true
  }
}

/** What becomes of a transaction. Undefined: nothing is known, and it is looked for when the page is visible. */
export async function awaitFate(
  { clock, platform }: Pick<Ports, 'clock' | 'platform'>,
  receipts: Receipts,
  entry: JournalEntry,
  signal: AbortSignal,
  onLate: () => void,
): Promise<TransactionFate | 'unknowable' | undefined> {
  const { networkId, hash, callsId, address, sentAtMs } = entry
  const callsOf = callsId && address
  // A clock that was set back makes nothing older than it is.
  const restMs = receiptTimeoutMs - Math.max(0, clock.now() - sentAtMs)
  for (let pauseMs = firstPauseMs, timeoutMs = Math.max(laterLookMs, restMs); ; timeoutMs = laterLookMs) {
    try {
      return toFate(entry, await receipts.wait({ networkId, hash, callsOf, timeoutMs }, signal), clock.now())
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

/** What became of a transaction that was in a block; undefined where that is as it was, or can't be asked. */
export async function findAgain(
  clock: ClockPort,
  receipts: Receipts,
  entry: JournalEntry,
  signal: AbortSignal,
): Promise<TransactionFate | undefined> {
  const { networkId, callsId, minedHash, blockNumber } = entry
  const hash = callsId === undefined ? entry.hash : (minedHash ?? entry.hash)
  try {
    const found = await receipts.ask({ networkId, hash, timeoutMs: laterLookMs }, signal)
    return found.blockNumber === blockNumber ? undefined : toFate(entry, found, clock.now())
  } catch (error) {
    // The nodes were there, and had it in no block.
    const isGone = isKitError(error, 'transaction/timedOut') && error.cause === undefined
    return isGone ? { status: 'pending' } : undefined
  }
}

function toFate(
  { callsId, hash: sentHash }: JournalEntry,
  receipt: ReasonedReceipt,
  minedAtMs: number,
): TransactionFate {
  const { hash, status, blockNumber, fee, isPartial, reason, replacement } = receipt
  const end = isPartial ? 'partlyReverted' : status
  return {
    status: replacement === 'replaced' || replacement === 'cancelled' ? replacement : end,
    minedAtMs,
    ...(blockNumber !== undefined && { blockNumber }),
    ...(fee !== undefined && { fee }),
    ...(reason !== undefined && { reason }),
    ...((replacement || callsId !== undefined) && hash !== sentHash && { minedHash: hash }),
  }
}
