import type { HistoryItem } from '@kit/api'
import type { Kit, KitError } from '@kit/core'
import type { Account, JournalEntry } from '@kit/core/plugin'
import type { ActivityItem, ActivityPartner } from '../ActivityItem.js'
import type { ActivityState } from '../ActivityState.js'
import { entryToItem } from './entryToItem.js'
import { historyToItem } from './historyToItem.js'
import { mergeItems } from './mergeItems.js'

/** Pages of one scope: what is read for one is never shown for another. */
export type ActivityPages = {
  readonly status: ActivityState['status']
  readonly items: readonly HistoryItem[]
  readonly purchases: readonly HistoryItem[]
  readonly next: string | undefined
  readonly error: KitError | undefined
}

/** What is shown of the pages that were read, joined with the journal. */
export function listActivityItems(
  kit: Kit,
  { items, next, purchases }: Pick<ActivityPages, 'items' | 'next' | 'purchases'>,
  scope: ActivityState['scope'],
): readonly ActivityItem[] {
  const { namespace, account, network } = kit.active.getState()
  if (account === undefined || namespace === undefined) return []
  const isHere = (networkId: string | undefined) =>
    scope === 'namespace' ? networkId?.startsWith(`${namespace}:`) : networkId === network?.id
  const isSame = (a: string, b: string) => kit.adapters.get(namespace)?.isSameAddress(a, b) ?? a === b
  const accounts = kit.connections
    .getState()
    .connections.flatMap((connection) => connection.accounts.filter((one) => one.namespace === namespace))
  const journal = kit.journal.getState().entries.filter((entry) => entry.namespace === namespace)
  const entries = journal.filter((entry) => isHere(entry.networkId) && isSame(entry.address, account.address))
  // What is older than the pages that are read comes with its page.
  const sinceMs = next === undefined ? 0 : (items.at(-1)?.minedAtMs ?? 0)
  const rows = [...purchases.filter(({ minedAtMs }) => minedAtMs >= sinceMs), ...items]
  const shown = rows.filter((item) => isHere(item.networkId) && !isSpam(item))
  return mergeItems(shown.map(historyToItem), entries.map(entryToItem)).map(
    withPartner(account.address, { accounts, journal, isSame }),
  )
}

/** Says of each transaction with whom it was: one of the own accounts, or by a name that the journal knows. */
function withPartner(
  own: string,
  {
    accounts,
    journal,
    isSame,
  }: {
    readonly accounts: readonly Account[]
    readonly journal: readonly JournalEntry[]
    isSame(a: string, b: string): boolean
  },
): (item: ActivityItem) => ActivityItem {
  // The same few addresses stand in thousands of rows.
  const known = new Map<string, Pick<ActivityPartner, 'name' | 'isYou'>>()
  function know(address: string): Pick<ActivityPartner, 'name' | 'isYou'> {
    const found = known.get(address) ?? {
      isYou: accounts.some((one) => isSame(one.address, address)),
      name: journal.find(({ note }) => note?.toName && note.to && isSame(note.to, address))?.note?.toName,
    }
    known.set(address, found)
    return found
  }
  return (item) => {
    if (item.partner !== undefined) return item
    const isSender = isSame(item.from, own)
    const address = isSender ? item.to : item.from
    if (address === '') return item
    const { isYou, name } = know(address)
    const ownName = isSender ? item.toName : undefined
    return { ...item, partner: { direction: isSender ? 'to' : 'from', address, name: ownName ?? name, isYou } }
  }
}

/** Only collectibles that somebody sent unasked, all of them spam (rule checks-18). */
const isSpam = ({ transfers }: HistoryItem): boolean =>
  transfers.length > 0 && transfers.every(({ collectible }) => collectible?.isSpam === true)
