import type { JournalEntry, TransactionFate } from './JournalEntry.js'

/** How many entries are kept. */
export const mostEntries = 200

/**
 * Joins two lists of entries, each transaction once, newest first: whoever joins in whatever order gets the same. Of one transaction, what
 * was known first says how it was sent, and what was known last what became of it.
 */
export function mergeEntries(a: readonly JournalEntry[], b: readonly JournalEntry[]): readonly JournalEntry[] {
  const byId = new Map(a.map((entry) => [entry.id, entry]))
  for (const entry of b) {
    const known = byId.get(entry.id)
    byId.set(entry.id, known === undefined ? entry : mergeEntry(known, entry))
  }
  return boundEntries([...byId.values()], mostEntries)
}

/** The newest entries; those that are settled go first. */
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
  const [sent, fate] = isSentByB ? [b, a] : [a, b]
  return { ...sentOf(sent), ...fateOf(fate) }
}

/** What an entry says of how the transaction was sent. */
export function sentOf(entry: JournalEntry): Omit<JournalEntry, keyof TransactionFate> {
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

/** Whether an entry says better how a transaction was sent: with a note before without, then the earlier one. */
function isFirst(a: JournalEntry, b: JournalEntry): boolean {
  if ((a.note === undefined) !== (b.note === undefined)) return a.note !== undefined
  if (a.sentAtMs !== b.sentAtMs) return a.sentAtMs < b.sentAtMs
  return textOf([a.address, a.note, a.bundle]) < textOf([b.address, b.note, b.bundle])
}

/** Whether an entry knows more of what became of a transaction: after a reorganisation before earlier, settled before pending. */
function isLater(a: JournalEntry, b: JournalEntry): boolean {
  const [takenA, takenB] = [a.takenBack ?? 0, b.takenBack ?? 0]
  if (takenA !== takenB) return takenA > takenB
  if ((a.status === 'pending') !== (b.status === 'pending')) return b.status === 'pending'
  if (a.isUnknown !== b.isUnknown) return a.isUnknown === true
  const [blockA, blockB] = [a.blockNumber ?? -1n, b.blockNumber ?? -1n]
  if (blockA !== blockB) return blockA > blockB
  return textOf(fateOf(a)) > textOf(fateOf(b))
}

function fateOf({
  status,
  isUnknown,
  minedAtMs,
  blockNumber,
  fee,
  reason,
  minedHash,
  takenBack,
}: JournalEntry): TransactionFate {
  return {
    status,
    ...(isUnknown && { isUnknown }),
    ...(minedAtMs !== undefined && { minedAtMs }),
    ...(blockNumber !== undefined && { blockNumber }),
    ...(fee !== undefined && { fee }),
    ...(reason !== undefined && { reason }),
    ...(minedHash !== undefined && { minedHash }),
    ...(takenBack !== undefined && { takenBack }),
  }
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each)) ?? ''
