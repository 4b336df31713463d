import type { HistoryItem } from '@kit/api'
import type { ActivityItem } from './ActivityItem.js'

const statuses = { confirmed: 'success', failed: 'reverted', pending: 'pending' } as const

/** A row of the service's history. */
export function historyToItem(item: HistoryItem): ActivityItem {
  return {
    id: item.id,
    networkId: item.networkId,
    hash: item.hash,
    kind: item.operation,
    status: statuses[item.status],
    atMs: item.minedAtMs,
    from: item.sentFrom,
    to: item.sentTo,
    toName: item.application?.name,
    transfers: item.transfers.map(({ direction, quantity, symbol, name, iconUrl, collectible, value }) => ({
      direction,
      quantity,
      symbol,
      name,
      iconUrl: collectible?.imageUrl ?? iconUrl,
      isCollectible: collectible !== undefined,
      value,
    })),
    partner: undefined,
    reason: undefined,
  }
}
