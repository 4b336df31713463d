import type { Store } from '../../../../../platform/store/Store.js'
import type { HistoryEntryTable } from '../../../../../platform/store/tables/HistoryTables.js'
import type { HistoryCursor } from '../../../../history/parseCursor.js'

/** Filter of a page. */
export type PageQuery = {
  readonly address: string
  /** Undefined returns all chains, newest first. */
  readonly chain: string | undefined
  /** Returns only rows below it. */
  readonly before: HistoryCursor | undefined
  readonly limit: number
}

/** Reads rows of an account, newest first: one index range, however long the history is. */
export function readPage(store: Store, { address, chain, before, limit }: PageQuery): Promise<HistoryEntryTable[]> {
  const rows = store.db.selectFrom('history_entries').selectAll().where('address', '=', address).limit(limit)
  if (chain !== undefined) {
    const ofChain = rows.where('chain', '=', chain).orderBy('position', 'desc')
    return (before === undefined ? ofChain : ofChain.where('position', '<', before.position)).execute()
  }
  const ordered = rows.orderBy('mined_at', 'desc').orderBy('chain', 'desc').orderBy('position', 'desc')
  if (before === undefined) return ordered.execute()
  return ordered
    .where(({ and, eb, refTuple, tuple }) =>
      and([eb(refTuple('mined_at', 'chain', 'position'), '<', tuple(before.minedAtMs, before.chain, before.position))]),
    )
    .execute()
}
