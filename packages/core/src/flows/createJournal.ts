import { isKitError } from '../error/isKitError.js'
import { entryId } from '../journal/entryId.js'
import type { JournalEntry, TransactionFate } from '../journal/JournalEntry.js'
import { boundEntries, mergeEntries, sentOf } from '../journal/mergeEntries.js'
import { formatJournal, parseJournal } from '../journal/parseJournal.js'
import { createLimit, type Limit } from '../signal/createLimit.js'
import { pause } from '../signal/pause.js'
import type { State } from '../state/createState.js'
import { type ReasonedReceipt, type Receipts, receiptTimeoutMs } from './createReceipts.js'

/** Keeps what this kit sent, and follows it into a block. */
export type Journal = {
  /** Notes what a wallet has sent. */
  add(entry: Omit<JournalEntry, keyof TransactionFate | 'id'>): void
  destroy(): void
}

/** How many transactions are watched at a time (rule states-36). */
const mostWatched = 99
/** After the first wait, transactions are looked for now and then. */
const laterLookMs = 10_000
const [firstPauseMs, longestPauseMs] = [30_000, 600_000]
/** After it, a node knows each transaction that was sent. */
const knownMs = 30_000
/** A block may still be taken back: it is looked for once more after this time, and at the next start when it is as young as this. */
const recheckMs = 60_000
const youngMs = 600_000
/** How many entries are written, the fewer the fuller storage is. */
const writeSizes = [200, 40, 8]

/**
 * Creates the journal: it takes up what storage holds, joins it with what other tabs write, and watches what is pending, on the networks
 * that the app configured. What this tab has sent is watched at once; all else while the page is visible.
 */
export function createJournal(
  services: Pick<State, 'journal' | 'networks' | 'adapters' | 'persistence' | 'ports' | 'settings'>,
  receipts: Receipts,
): Journal {
  const { journal, networks, adapters, persistence, ports, settings } = services
  const { clock, log, platform, storage } = ports
  const key = `${settings.storagePrefix ?? 'kit'}.journal`
  const open = new Set<Limit>()
  const watched = new Map<string, Limit>()
  const own = new Set<string>()
  const unknowable = new Set<string>()
  let isBroken = false
  let isOver = false

  /** A limit that ends with the journal. Each has a signal of its own: hundreds that listen to one look like a leak. */
  function begin(): Limit {
    const limit = createLimit([])
    open.add(limit)
    return limit
  }

  function end(limit: Limit): void {
    limit.end()
    open.delete(limit)
  }

  const entryOf = (id: string) => journal.getState().entries.find((entry) => entry.id === id)

  function write(entries: readonly JournalEntry[]): void {
    for (const size of writeSizes)
      try {
        storage.setItem(key, formatJournal(boundEntries(entries, size)))
        return
      } catch (error) {
        if (size === writeSizes.at(-1) && !isBroken)
          log.warn('Transactions can not be remembered: storage refuses', error)
      }
    isBroken = true
  }

  /** Joins news with what is known here and what storage holds, writes it, tells what is settled, and watches what is not. */
  function join(news: readonly JournalEntry[]): void {
    const { entries: before } = journal.getState()
    const text = persistence.readText(key)
    const after = mergeEntries(mergeEntries(before, parseJournal(text)), news)
    if (after.length > 0 && formatJournal(after) !== text) write(after)
    if (after.length !== before.length || after.some((entry, at) => entry !== before[at])) {
      const wasPending = new Set(before.filter(({ status }) => status === 'pending').map(({ id }) => id))
      journal.update(() => ({ entries: after }))
      for (const entry of after) if (entry.status !== 'pending' && wasPending.has(entry.id)) tell(entry)
    }
    follow()
  }

  /** What another tab has seen is news on this timeline too. */
  function tell({ namespace, networkId, hash, callsId, minedHash = hash, status, blockNumber }: JournalEntry): void {
    if (blockNumber === undefined) return
    const isRepriced = callsId === undefined && minedHash !== hash
    const replacement = status === 'replaced' || status === 'cancelled' ? status : isRepriced && 'repriced'
    const outcome = status === 'reverted' || status === 'partlyReverted' ? 'reverted' : 'success'
    receipts.tell({ namespace, networkId, hash: minedHash, status: outcome, ...(replacement && { replacement }) })
  }

  function canWatch({ id, namespace, networkId }: JournalEntry): boolean {
    const { requested = [] } = networks.choices.get(namespace)?.getState() ?? {}
    const isConfigured = requested.some((network) => network.id === networkId)
    return isConfigured && adapters.get(namespace)?.waitForTransaction !== undefined && !unknowable.has(id)
  }

  function follow(): void {
    if (isOver) return
    const isVisible = platform.isVisible()
    const wanted = journal
      .getState()
      .entries.filter((entry) => entry.status === 'pending' && canWatch(entry) && (isVisible || own.has(entry.id)))
      .slice(0, mostWatched)
    const ids = new Set(wanted.map(({ id }) => id))
    for (const [id, limit] of watched) if (!ids.has(id)) limit.abort('Not watched any more')
    for (const entry of wanted) if (!watched.has(entry.id)) void watch(entry)
  }

  async function watch(entry: JournalEntry): Promise<void> {
    const limit = begin()
    watched.set(entry.id, limit)
    void checkKnown(entry, limit.signal)
    try {
      const settled = await awaitFate(entry, limit.signal)
      if (settled !== undefined) settle(entry.id, settled)
    } catch (error) {
      if (!limit.signal.aborted) log.debug('A transaction is not watched any more', error)
    } finally {
      limit.abort('Not watched any more')
      end(limit)
      if (watched.get(entry.id) === limit) watched.delete(entry.id)
    }
    follow()
  }

  /** Marks a transaction that no node knows: the hash may be that of a proposal, which other signers have to approve first. */
  async function checkKnown({ id, networkId, hash, callsId }: JournalEntry, signal: AbortSignal): Promise<void> {
    if (callsId !== undefined) return
    try {
      await pause(clock, knownMs, signal)
      const isKnown = await receipts.isKnown({ networkId, hash }, signal)
      const entry = entryOf(id)
      if (!isKnown && !signal.aborted && entry?.status === 'pending') join([{ ...entry, isUnknown: true }])
    } catch {
      // It is not watched any more.
    }
  }

  /** What becomes of a transaction. Undefined: nothing is known, and it is looked for when the page is visible. */
  async function awaitFate(entry: JournalEntry, signal: AbortSignal): Promise<TransactionFate | undefined> {
    const { id, networkId, hash, callsId, address, sentAtMs } = entry
    const callsOf = callsId && address
    // A clock that was set back makes nothing older than it is.
    const restMs = receiptTimeoutMs - Math.max(0, clock.now() - sentAtMs)
    for (let pauseMs = firstPauseMs, timeoutMs = Math.max(laterLookMs, restMs); ; timeoutMs = laterLookMs) {
      try {
        return toFate(entry, await receipts.wait({ networkId, hash, callsOf, timeoutMs }, signal))
      } catch (error) {
        signal.throwIfAborted()
        if (isKitError(error, 'transaction/expired')) return { status: 'cancelled', reason: error.shortMessage }
        if (isKitError(error, 'transaction/reverted')) return { status: 'reverted' }
        if (isKitError(error, 'transaction/invalid')) {
          unknowable.add(id)
          return undefined
        }
      }
      own.delete(id)
      if (!platform.isVisible()) return undefined
      await pause(clock, pauseMs, signal)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    }
  }

  function toFate({ callsId, hash: sentHash }: JournalEntry, receipt: ReasonedReceipt): TransactionFate {
    const { hash, status, blockNumber, fee, isPartial, reason, replacement } = receipt
    const end = isPartial ? 'partlyReverted' : status
    return {
      status: replacement === 'replaced' || replacement === 'cancelled' ? replacement : end,
      minedAtMs: clock.now(),
      ...(blockNumber !== undefined && { blockNumber }),
      ...(fee !== undefined && { fee }),
      ...(reason !== undefined && { reason }),
      ...((replacement || callsId !== undefined) && hash !== sentHash && { minedHash: hash }),
    }
  }

  function settle(id: string, fate: TransactionFate, isTakenBack = false): void {
    const entry = entryOf(id)
    if (entry === undefined) return
    own.delete(id)
    const takenBack = (entry.takenBack ?? 0) + (isTakenBack ? 1 : 0)
    join([{ ...sentOf(entry), ...fate, ...(takenBack > 0 && { takenBack }) }])
    if (fate.blockNumber !== undefined) void recheckLater(id)
  }

  async function recheckLater(id: string): Promise<void> {
    const limit = begin()
    try {
      await pause(clock, recheckMs, limit.signal)
      await recheck(id)
    } catch {
      // The kit is destroyed.
    } finally {
      end(limit)
    }
  }

  /** A block that a reorganisation took back is not there any more: its transaction is pending again, or in another. */
  async function recheck(id: string): Promise<void> {
    const entry = entryOf(id)
    if (entry?.blockNumber === undefined || !canWatch(entry)) return
    const { networkId, callsId, minedHash, blockNumber } = entry
    const hash = callsId === undefined ? entry.hash : (minedHash ?? entry.hash)
    const limit = begin()
    try {
      const found = await receipts.ask({ networkId, hash, timeoutMs: laterLookMs }, limit.signal)
      if (found.blockNumber !== blockNumber) settle(id, toFate(entry, found), true)
    } catch (error) {
      // The nodes were there, and had it in no block.
      const isGone = isKitError(error, 'transaction/timedOut') && error.cause === undefined
      if (isGone && !isOver) settle(id, { status: 'pending' }, true)
    } finally {
      end(limit)
    }
  }

  const ends = [
    persistence.watch(() => join([]), key),
    platform.watchVisibility(follow),
    ...[...networks.choices.values()].map((choice) => choice.subscribe(follow)),
  ]
  join([])
  for (const { id, minedAtMs } of journal.getState().entries)
    if (minedAtMs !== undefined && Math.abs(clock.now() - minedAtMs) < youngMs) void recheck(id)

  return {
    add(sent) {
      const id = entryId(sent)
      own.add(id)
      join([{ id, ...sent, status: 'pending' }])
    },
    destroy() {
      isOver = true
      for (const limit of open) limit.abort('The kit is destroyed')
      for (const stop of ends) stop()
    },
  }
}
