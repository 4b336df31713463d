import type { Store } from '../../../../platform/store/Store.js'
import type { HistoryListTable, HistorySignatureTable } from '../../../../platform/store/tables/HistoryTables.js'
import { historyPageSize } from '../../../history/HistoryReader.js'
import type { HistoryCursor } from '../../../history/parseCursor.js'

/** Returns whether the transactions of an account were listed before. */
export async function isListed(store: Store, chain: string, owner: string): Promise<boolean> {
  return (await selectLists(store, chain, owner)).length > 0
}

/** Returns the lists of an account and of its token accounts. */
export function selectLists({ db }: Store, chain: string, owner: string): Promise<HistoryListTable[]> {
  return db.selectFrom('history_lists').selectAll().where('chain', '=', chain).where('owner', '=', owner).execute()
}

/** Returns the newest listed signatures before a cursor, one more than a page has. */
export function selectSignatures(
  { db }: Store,
  chain: string,
  owner: string,
  before: HistoryCursor | undefined,
): Promise<HistorySignatureTable[]> {
  const rows = db
    .selectFrom('history_signatures')
    .selectAll()
    .where('chain', '=', chain)
    .where('owner', '=', owner)
    .orderBy('slot', 'desc')
    .orderBy('signature', 'desc')
    .limit(historyPageSize + 1)
  if (before === undefined) return rows.execute()
  if (before.chain === chain) {
    const { position, discriminator = '' } = before
    return rows
      .where(({ eb, refTuple, tuple }) => eb(refTuple('slot', 'signature'), '<', tuple(position, discriminator)))
      .execute()
  }
  return rows.where('mined_at', chain < before.chain ? '<=' : '<', before.minedAtMs).execute()
}
