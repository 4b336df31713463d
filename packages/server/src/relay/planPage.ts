/** What an index says of a stored message. */
export type IndexedMessage = {
  readonly seq: number
  readonly topic: string
  readonly bytes: number
  /** Whether it belongs in the page of the client. */
  readonly isUnread: boolean
}

/** How much a page may hold. */
export type PageBounds = {
  readonly limit: number
  readonly maxBytes: number
  /** Rows that were read of each topic at most. */
  readonly rowsPerTopic: number
}

/** The messages of a page by `seq`, and how far it covers each topic. */
export type PagePlan = {
  readonly seqs: readonly number[]
  readonly coveredTo: ReadonlyMap<string, number>
  readonly isComplete: boolean
}

/** Index rows read for one page, over all of its topics. */
const MAX_SCANNED = 2000

/** Rows to read of each topic of a page, so that many topics cost no more than one. */
export function rowsPerTopic(topics: number): number {
  return Math.max(4, Math.floor(MAX_SCANNED / topics))
}

/**
 * Chooses the messages of a page from the first rows of each topic. A topic with as many rows as were read may hold more: the page ends
 * where the first such topic does, so that its messages keep their order.
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
  const coveredTo = new Map<string, number>()
  let bytes = 0
  for (const row of rows.toSorted((one, other) => one.seq - other.seq)) {
    const isFull = row.isUnread && seqs.length > 0 && (seqs.length >= limit || bytes + row.bytes > maxBytes)
    if (row.seq > horizon || isFull) return { seqs, coveredTo, isComplete: false }
    coveredTo.set(row.topic, row.seq)
    if (!row.isUnread) continue
    bytes += row.bytes
    seqs.push(row.seq)
  }
  return { seqs, coveredTo, isComplete: cut.length === 0 }
}
