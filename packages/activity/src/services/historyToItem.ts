import type { HistoryItem } from '@kit/api'
import type { ActivityItem } from '../ActivityItem.js'

const statuses = { confirmed: 'success', failed: 'reverted', pending: 'pending' } as const

/** Converts a row of the service's history or purchases. */
export function historyToItem(item: HistoryItem): ActivityItem {
  const isPurchase = item.purchaseStatus !== undefined
  return {
    id: item.id,
    networkId: item.networkId,
    hash: item.hash,
    kind: isPurchase ? 'buy' : item.operation,
    status: statuses[item.status],
    atMs: item.minedAtMs,
    from: item.sentFrom,
    to: item.sentTo,
    toName: item.application?.name,
    transfers: item.transfers.map(({ direction, quantity, symbol, name, iconUrl, collectible, value, price }) => ({
      direction,
      quantity,
      symbol,
      name,
      iconUrl: collectible?.imageUrl ?? iconUrl,
      isCollectible: collectible !== undefined,
      token: undefined,
      value: worthOf(value) ?? worthOf(price === undefined ? undefined : price * Number(quantity)),
    })),
    partner: isPurchase ? { direction: 'from', address: '', name: item.sentFrom, isYou: false } : undefined,
    reason: undefined,
    fee: undefined,
  }
}

/** Drop negative values. */
const worthOf = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 && Number.isFinite(value) ? value : undefined
