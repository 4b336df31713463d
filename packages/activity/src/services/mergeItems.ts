import type { ActivityItem, ActivityTransfer } from '../ActivityItem.js'

/**
 * Merges rows of the service and the journal, newest first, without duplicates by network and hash. A transaction that was replaced keeps
 * its own row. The service knows what moved; the journal knows the intent, the recipient's name and the failure reason.
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
    // A final status is newer than a pending one. Only the wallet knows that calls inside a successful transaction failed.
    status: item.status === 'pending' || noted.status === 'partlyReverted' ? noted.status : item.status,
    to: noted.to || item.to,
    toName: noted.toName ?? item.toName,
    transfers: item.transfers.length > 0 ? item.transfers.map((each) => joinTransfer(each, noted)) : noted.transfers,
    reason: noted.reason,
    fee: noted.fee,
  }
}

/** The service knows the amount. The journal knows the token, if both use the same symbol. */
function joinTransfer(transfer: ActivityTransfer, { transfers }: ActivityItem): ActivityTransfer {
  const same = transfers.find(({ direction, symbol }) => direction === transfer.direction && symbol === transfer.symbol)
  return same === undefined ? transfer : { ...transfer, iconUrl: transfer.iconUrl ?? same.iconUrl, token: same.token }
}

/** Hex hashes are case-insensitive; others, such as base58, are case-sensitive. */
function keyOf({ id, networkId, hash, status }: ActivityItem): string {
  // The hash is that of the other transaction, which moved something else.
  const isOther = status === 'replaced' || status === 'cancelled'
  if (hash === '' || networkId === undefined || isOther) return `id ${id}`
  return `${networkId}:${/^0x[\da-f]+$/i.test(hash) ? hash.toLowerCase() : hash}`
}
