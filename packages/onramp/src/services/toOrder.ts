import type { HistoryItem } from '@kit/api'
import type { OnrampOrder } from '../OnrampState.js'

/** A row of the service's purchases as an order. */
export function toOrder({ id, status, minedAtMs, networkId, hash, transfers: [transfer] }: HistoryItem): OnrampOrder {
  return {
    id,
    status: status === 'confirmed' ? 'success' : status,
    atMs: minedAtMs,
    networkId,
    quantity: transfer?.quantity ?? '0',
    symbol: transfer?.symbol ?? '',
    iconUrl: transfer?.iconUrl,
    paid: transfer?.value,
    hash,
  }
}
