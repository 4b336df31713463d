import type { HistoryCursor } from '../../../../history/parseCursor.js'
import type { Store } from '../../../../store/Store.js'
import type { HistoryEntryTable } from '../../../../store/tables/HistoryTables.js'

/** Which rows are wanted. */
export type PageQuery = {
  readonly address: string
  /** Without it those of all chains, newest first. */
  readonly chain: string | undefined
  /** Only rows below it. */
  readonly below: HistoryCursor | undefined
  readonly limit: number
}

/** Rows of an account, the newest first: one range of an index, however long the history is. */
export function readPage(store: Store, { address, chain, below, limit }: PageQuery): Promise<HistoryEntryTable[]> {
  const rows = store.db.selectFrom('history_entries').selectAll().where('address', '=', address).limit(limit)
  if (chain !== undefined) {
    const ofChain = rows.where('chain', '=', chain).orderBy('position', 'desc')
    return (below === undefined ? ofChain : ofChain.where('position', '<', below.position)).execute()
  }
  const ordered = rows.orderBy('mined_at', 'desc').orderBy('chain', 'desc').orderBy('position', 'desc')
  if (below === undefined) return ordered.execute()
  return ordered
    .where(({ and, eb, refTuple, tuple }) =>
      and([eb(refTuple('mined_at', 'chain', 'position'), '<', tuple(below.minedAtMs, below.chain, below.position))]),
    )
    .execute()
}
