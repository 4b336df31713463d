import type { HistoryItem } from '@kit/api'
import type { Kit } from '@kit/core'
import type { ActivityItem, ActivityPartner } from '../ActivityItem.js'
import type { ActivityState } from '../ActivityState.js'
import { entryToItem } from './entryToItem.js'
import { historyToItem } from './historyToItem.js'
import { mergeItems } from './mergeItems.js'

/** The loaded pages of the service's history. */
export type HistoryPages = {
  readonly items: readonly HistoryItem[]
  readonly next: string | undefined
}

/** Merges the loaded pages with the journal. */
export function listActivityItems(
  kit: Kit,
  pages: HistoryPages & { readonly purchases: readonly HistoryItem[] },
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
  // Older purchases are listed with their page.
  const sinceMs = pages.next === undefined ? 0 : (pages.items.at(-1)?.minedAtMs ?? 0)
  const rows = [...pages.purchases.filter(({ minedAtMs }) => minedAtMs >= sinceMs), ...pages.items]
  const shown = rows.filter((item) => isHere(item.networkId) && !isSpam(item))
  const know = (address: string): KnownAddress => ({
    isYou: accounts.some((one) => isSame(one.address, address)),
    name: journal.find(({ note }) => note?.toName && note.to && isSame(note.to, address))?.note?.toName,
  })
  const items = mergeItems(shown.map(historyToItem), entries.map(entryToItem))
  return items.map(withPartner((address) => isSame(address, account.address), know))
}

/** Known facts about an address: its name, and whether it is one of the user's accounts. */
type KnownAddress = Pick<ActivityPartner, 'name' | 'isYou'>

/** Adds the other party to each transaction. */
function withPartner(
  isOwn: (address: string) => boolean,
  know: (address: string) => KnownAddress,
): (item: ActivityItem) => ActivityItem {
  // Thousands of rows share a few addresses.
  const known = new Map<string, KnownAddress>()
  return (item) => {
    if (item.partner !== undefined) return item
    const isSender = isOwn(item.from)
    const address = isSender ? item.to : item.from
    // Tokens are minted from the zero address. A missing address is zero, too.
    if (isSender ? !address : Number(address) === 0) return item
    const found = known.get(address) ?? know(address)
    known.set(address, found)
    const { isYou, name } = found
    const ownName = isSender ? item.toName : undefined
    return { ...item, partner: { direction: isSender ? 'to' : 'from', address, name: ownName ?? name, isYou } }
  }
}

/** Transactions of only unsolicited collectibles that are all marked as spam (rule checks-18). */
const isSpam = ({ transfers }: HistoryItem): boolean =>
  transfers.length > 0 && transfers.every(({ collectible }) => collectible?.isSpam === true)
