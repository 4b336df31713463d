import { type ApiClient, getHistory, type HistoryItem } from '@kit/api'
import type { OnrampOrder } from '../OnrampState.js'

/** Loads the orders of an account, newest first. Rejects with `api/*`. */
export async function readOrders(
  api: ApiClient,
  address: string,
  signal: AbortSignal,
): Promise<readonly OnrampOrder[]> {
  const { items } = await getHistory(api, { address, onramp: 'coinbase', bypassCache: true }, signal)
  return items.map(toOrder).sort((a, b) => b.atMs - a.atMs)
}

function toOrder({ id, status, minedAtMs, networkId, hash, transfers: [transfer] }: HistoryItem): OnrampOrder {
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
