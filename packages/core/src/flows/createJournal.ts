import { entryId, type JournalEntry, type TransactionOutcome } from '../journal/JournalEntry.js'
import { boundEntries, mergeEntries, sentOf } from '../journal/mergeEntries.js'
import { formatJournal, parseJournal } from '../journal/parseJournal.js'
import { configuredIds } from '../network/configuredIds.js'
import type { LogPort, Ports } from '../ports/Ports.js'
import { type AbortLimit, createAbortLimit } from '../signal/createAbortLimit.js'
import { pause } from '../signal/pause.js'
import type { State } from '../state/createState.js'
import { awaitOutcome, findAgain, isKnownLater } from './awaitOutcome.js'
import type { Receipts } from './createReceipts.js'

/** Records what this kit sent, and tracks it until it is mined. */
export type Journal = {
  /** Records what a wallet has sent. */
  add(entry: Omit<JournalEntry, keyof TransactionOutcome | 'id'>): void
  destroy(): void
}

/** Maximum number of transactions that are watched at a time (rule states-36). */
const maxWatched = 99
/**
 * A mined transaction may still be reorged, so it is checked again after this time, and on the next page load if it is younger.
 */
const recheckMs = 60_000
const youngMs = 600_000
/** How many entries to write. Smaller sizes are tried when storage is full. */
const writeSizes = [200, 40, 8]

type JournalNeeds = Pick<State, 'journal' | 'networks' | 'adapters' | 'persistence' | 'ports' | 'settings'>

/**
 * Creates the journal. It loads the stored entries, merges what other tabs write, and watches pending transactions on the configured
 * networks. Transactions sent by this tab are watched immediately, all others while the page is visible.
 */
export function createJournal(needs: JournalNeeds, receipts: Receipts): Journal {
  const { journal, networks, persistence, ports, settings } = needs
  const { clock, platform } = ports
  const key = `${settings.storagePrefix ?? 'kit'}.journal`
  const write = createJournalWriter(ports, key)
  /** Entries sent by this tab. */
  const own = new Set<string>()
  const [follow, recheck, endFollowing] = createFollower(needs, receipts, own, join)

  /** Merges new entries with those in memory and storage, writes them, emits events for settled ones, and watches pending ones. */
  function join(updates: readonly JournalEntry[]): void {
    const { entries: before } = journal.getState()
    const text = persistence.readText(key)
    const after = mergeEntries(mergeEntries(before, parseJournal(text)), updates)
    if (after.length > 0 && formatJournal(after) !== text) write(after)
    if (after.length !== before.length || after.some((entry, at) => entry !== before[at])) {
      const wasPending = new Set(before.filter(({ status }) => status === 'pending').map(({ id }) => id))
      journal.update(() => ({ entries: after }))
      for (const entry of after)
        if (entry.status !== 'pending' && wasPending.has(entry.id)) emitOutcome(receipts, entry)
    }
    follow()
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
      endFollowing()
      for (const stop of ends) stop()
    },
  }
}

/** Returns functions that track pending entries until they are mined, check a mined entry again, and stop both. */
function createFollower(
  { adapters, journal, networks, ports }: JournalNeeds,
  receipts: Receipts,
  own: Set<string>,
  join: (updates: readonly JournalEntry[]) => void,
) {
  const { clock, log, platform } = ports
  const open = new Set<AbortLimit>()
  const watched = new Map<string, AbortLimit>()
  const unknowable = new Set<string>()
  let isDestroyed = false

  const canWatch = ({ id, namespace, networkId }: JournalEntry): boolean =>
    configuredIds(networks).includes(networkId) &&
    adapters.get(namespace)?.waitForTransaction !== undefined &&
    !unknowable.has(id)

  function follow(): void {
    if (isDestroyed) return
    const isVisible = platform.isVisible()
    const wanted = journal
      .getState()
      .entries.filter((entry) => entry.status === 'pending' && canWatch(entry) && (isVisible || own.has(entry.id)))
      .slice(0, maxWatched)
    const ids = new Set(wanted.map(({ id }) => id))
    for (const [id, limit] of watched) if (!ids.has(id)) limit.abort('No longer watched')
    for (const entry of wanted) if (!watched.has(entry.id)) void watch(entry)
  }

  async function watch(entry: JournalEntry): Promise<void> {
    const { id } = entry
    await run(open, log, async (limit) => {
      watched.set(id, limit)
      void isKnownLater(clock, receipts, entry, limit.signal).then((isKnown) => isKnown || markUnknown(id))
      try {
        const outcome = await awaitOutcome(ports, receipts, entry, limit.signal, () => own.delete(id))
        if (outcome === 'unknowable') unknowable.add(id)
        else if (outcome !== undefined) recordOutcome(id, outcome)
      } finally {
        if (watched.get(id) === limit) watched.delete(id)
      }
    })
    follow()
  }

  function markUnknown(id: string): void {
    const entry = entryOf(journal, id)
    if (entry?.status === 'pending') join([{ ...entry, isUnknown: true }])
  }

  function recordOutcome(id: string, outcome: TransactionOutcome, isReorged = false): void {
    const entry = entryOf(journal, id)
    if (entry === undefined || isDestroyed) return
    own.delete(id)
    const reorgCount = (entry.reorgCount ?? 0) + (isReorged ? 1 : 0)
    join([{ ...sentOf(entry), ...outcome, ...(reorgCount > 0 && { reorgCount }) }])
    if (outcome.blockNumber !== undefined) void recheck(id, recheckMs)
  }

  /** After a reorg the block no longer exists: its transaction is pending again, or in another block. */
  function recheck(id: string, afterMs = 0): Promise<void> {
    return run(open, log, async ({ signal }) => {
      if (afterMs > 0) await pause(clock, afterMs, signal)
      const entry = entryOf(journal, id)
      if (entry?.blockNumber === undefined || !canWatch(entry)) return
      const outcome = await findAgain(clock, receipts, entry, signal)
      if (outcome !== undefined) recordOutcome(id, outcome, true)
    })
  }

  function end(): void {
    isDestroyed = true
    for (const limit of open) limit.abort('The kit was destroyed')
  }

  return [follow, recheck, end] as const
}

const entryOf = (journal: JournalNeeds['journal'], id: string) =>
  journal.getState().entries.find((entry) => entry.id === id)

/**
 * Runs work that is aborted when the journal is destroyed. Each run has its own signal, since hundreds of listeners on one signal look like
 * a leak.
 */
async function run(open: Set<AbortLimit>, log: LogPort, work: (limit: AbortLimit) => Promise<void>): Promise<void> {
  const limit = createAbortLimit([])
  open.add(limit)
  try {
    await work(limit)
  } catch (error) {
    if (!limit.signal.aborted) log.debug('A transaction is no longer watched', error)
  } finally {
    limit.abort('No longer watched')
    open.delete(limit)
  }
}

/** Returns a function that writes entries, and fewer of them if storage is nearly full. A write error is logged once. */
function createJournalWriter({ log, storage }: Ports, key: string): (entries: readonly JournalEntry[]) => void {
  let isBroken = false
  return (entries) => {
    for (const size of writeSizes)
      try {
        storage.setItem(key, formatJournal(boundEntries(entries, size)))
        return
      } catch (error) {
        if (size === writeSizes.at(-1) && !isBroken)
          log.warn("Transactions can't be remembered: storage is not writable", error)
      }
    isBroken = true
  }
}

/** Also emits events for changes that another tab detected. */
function emitOutcome(
  receipts: Receipts,
  { namespace, networkId, hash, callsId, minedHash = hash, status, blockNumber }: JournalEntry,
): void {
  if (blockNumber === undefined) return
  const isRepriced = callsId === undefined && minedHash !== hash
  const replacement = status === 'replaced' || status === 'cancelled' ? status : isRepriced && 'repriced'
  const outcome = status === 'reverted' || status === 'partlyReverted' ? 'reverted' : 'success'
  receipts.emitMined({ namespace, networkId, hash: minedHash, status: outcome, ...(replacement && { replacement }) })
}
