import type { JournalEntry, TransactionOutcome } from './JournalEntry.js'

/** Maximum number of entries. */
export const maxEntries = 200

/**
 * Merges two lists of entries, each transaction once, newest first. The result doesn't depend on the order of merges: the earliest version
 * of an entry determines how it was sent, the latest its outcome.
 */
export function mergeEntries(a: readonly JournalEntry[], b: readonly JournalEntry[]): readonly JournalEntry[] {
  const byId = new Map(a.map((entry) => [entry.id, entry]))
  for (const entry of b) {
    const known = byId.get(entry.id)
    byId.set(entry.id, known === undefined ? entry : mergeEntry(known, entry))
  }
  return boundEntries([...byId.values()], maxEntries)
}

/** Returns the newest entries. Settled entries are dropped first. */
export function boundEntries(entries: readonly JournalEntry[], most: number): readonly JournalEntry[] {
  const sorted = [...entries].sort(newestFirst)
  if (sorted.length <= most) return sorted
  const isPending = ({ status }: JournalEntry) => status === 'pending'
  const kept = [...sorted.filter(isPending), ...sorted.filter((entry) => !isPending(entry))].slice(0, most)
  return kept.sort(newestFirst)
}

const newestFirst = (a: JournalEntry, b: JournalEntry): number => b.sentAtMs - a.sentAtMs || (a.id < b.id ? 1 : -1)

function mergeEntry(a: JournalEntry, b: JournalEntry): JournalEntry {
  const isSentByB = isFirst(b, a)
  const isFateOfB = isLater(b, a)
  if (!isSentByB && !isFateOfB) return a
  if (isSentByB && isFateOfB) return b
  const [sent, outcome] = isSentByB ? [b, a] : [a, b]
  return { ...sentOf(sent), ...outcomeOf(outcome) }
}

/** Returns the fields of an entry that describe how the transaction was sent. */
export function sentOf(entry: JournalEntry): Omit<JournalEntry, keyof TransactionOutcome> {
  const { id, namespace, networkId, address, hash, callsId, bundle, sentAtMs, note } = entry
  const calls = callsId !== undefined && { callsId }
  return {
    id,
    namespace,
    networkId,
    address,
    hash,
    ...calls,
    ...(bundle && { bundle }),
    sentAtMs,
    ...(note && { note }),
  }
}

/** Returns whether `a` describes better than `b` how a transaction was sent: entries with a note first, then earlier ones. */
function isFirst(a: JournalEntry, b: JournalEntry): boolean {
  if ((a.note === undefined) !== (b.note === undefined)) return a.note !== undefined
  if (a.sentAtMs !== b.sentAtMs) return a.sentAtMs < b.sentAtMs
  return textOf([a.address, a.note, a.bundle]) < textOf([b.address, b.note, b.bundle])
}

/** Returns whether `a` has a later outcome than `b`: after more reorgs first, then settled before pending. */
function isLater(a: JournalEntry, b: JournalEntry): boolean {
  const [takenA, takenB] = [a.reorgCount ?? 0, b.reorgCount ?? 0]
  if (takenA !== takenB) return takenA > takenB
  if ((a.status === 'pending') !== (b.status === 'pending')) return b.status === 'pending'
  if (a.isUnknown !== b.isUnknown) return a.isUnknown === true
  const [blockA, blockB] = [a.blockNumber ?? -1n, b.blockNumber ?? -1n]
  if (blockA !== blockB) return blockA > blockB
  return textOf(outcomeOf(a)) > textOf(outcomeOf(b))
}

function outcomeOf({
  status,
  isUnknown,
  minedAtMs,
  blockNumber,
  fee,
  reason,
  minedHash,
  reorgCount,
}: JournalEntry): TransactionOutcome {
  return {
    status,
    ...(isUnknown && { isUnknown }),
    ...(minedAtMs !== undefined && { minedAtMs }),
    ...(blockNumber !== undefined && { blockNumber }),
    ...(fee !== undefined && { fee }),
    ...(reason !== undefined && { reason }),
    ...(minedHash !== undefined && { minedHash }),
    ...(reorgCount !== undefined && { reorgCount }),
  }
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each)) ?? ''
