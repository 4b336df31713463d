/** Index data of a stored message. */
export type IndexedMessage = {
  readonly seq: number
  readonly topic: string
  readonly bytes: number
  /** Whether it belongs in the client's page. */
  readonly isUnread: boolean
}

/** Limits of a page. */
export type PageBounds = {
  readonly limit: number
  readonly maxBytes: number
  /** Maximum rows read per topic. */
  readonly rowsPerTopic: number
}

/** The messages of a page by `seq`, and how far it covers each topic. */
export type PagePlan = {
  readonly seqs: readonly number[]
  readonly cursors: ReadonlyMap<string, number>
  readonly isComplete: boolean
}

/** Index rows read for one page, over all topics. */
const maxScanned = 2000

/** Returns the rows to read per topic, so that many topics cost no more than one. */
export function rowsPerTopic(topics: number): number {
  return Math.max(4, Math.floor(maxScanned / topics))
}

/**
 * Selects the messages of a page from the first rows of each topic. A topic with the maximum number of rows may contain more. The page ends
 * where the first such topic does, so that messages keep their order.
 */
export function planPage(rows: readonly IndexedMessage[], { limit, maxBytes, rowsPerTopic }: PageBounds): PagePlan {
  const counts = new Map<string, { rows: number; last: number }>()
  for (const { topic, seq } of rows) {
    const count = counts.get(topic) ?? { rows: 0, last: 0 }
    counts.set(topic, { rows: count.rows + 1, last: Math.max(count.last, seq) })
  }
  const cut = [...counts.values()].filter((count) => count.rows === rowsPerTopic).map(({ last }) => last)
  const horizon = Math.min(...cut, Number.MAX_SAFE_INTEGER)
  const seqs: number[] = []
  const cursors = new Map<string, number>()
  let bytes = 0
  for (const row of rows.toSorted((one, other) => one.seq - other.seq)) {
    const isFull = row.isUnread && seqs.length > 0 && (seqs.length >= limit || bytes + row.bytes > maxBytes)
    if (row.seq > horizon || isFull) return { seqs, cursors: cursors, isComplete: false }
    cursors.set(row.topic, row.seq)
    if (!row.isUnread) continue
    bytes += row.bytes
    seqs.push(row.seq)
  }
  return { seqs, cursors: cursors, isComplete: cut.length === 0 }
}
