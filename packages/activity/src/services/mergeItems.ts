import type { ActivityItem, ActivityTransfer } from '../ActivityItem.js'

/**
 * Joins rows of the service with those of the journal, newest first and each transaction once, by network and hash. The service says what
 * moved; the journal, what was meant, to whom by name, and why it failed.
 */
export function mergeItems(
  history: readonly ActivityItem[],
  journal: readonly ActivityItem[],
): readonly ActivityItem[] {
  const own = new Map(journal.map((item) => [keyOf(item), item]))
  const seen = new Map<string, ActivityItem>()
  for (const item of history) {
    const key = keyOf(item)
    if (seen.has(key)) continue
    const noted = own.get(key)
    seen.set(key, noted === undefined ? item : joinItem(item, noted))
  }
  for (const [key, item] of own) if (!seen.has(key)) seen.set(key, item)
  return [...seen.values()].sort((a, b) => b.atMs - a.atMs)
}

function joinItem(item: ActivityItem, noted: ActivityItem): ActivityItem {
  return {
    ...item,
    kind: noted.kind === 'other' ? item.kind : noted.kind,
    // Of the two, what is settled is newer. That calls failed inside a transaction that is good is known to their wallet alone.
    status: item.status === 'pending' || noted.status === 'partlyReverted' ? noted.status : item.status,
    to: noted.to || item.to,
    toName: noted.toName ?? item.toName,
    transfers: item.transfers.length > 0 ? item.transfers.map((each) => joinTransfer(each, noted)) : noted.transfers,
    reason: noted.reason,
    fee: noted.fee,
  }
}

/** The service says how much moved; which token it was, the journal knows where both call it the same. */
function joinTransfer(transfer: ActivityTransfer, { transfers }: ActivityItem): ActivityTransfer {
  const same = transfers.find(({ direction, symbol }) => direction === transfer.direction && symbol === transfer.symbol)
  return same === undefined ? transfer : { ...transfer, iconUrl: transfer.iconUrl ?? same.iconUrl, token: same.token }
}

/** Hex is compared without case; other hashes, as base58, exactly. */
function keyOf({ id, networkId, hash }: ActivityItem): string {
  if (hash === '' || networkId === undefined) return `id ${id}`
  return `${networkId}:${/^0x[\da-f]+$/i.test(hash) ? hash.toLowerCase() : hash}`
}
