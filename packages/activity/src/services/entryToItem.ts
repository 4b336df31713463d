import type { JournalEntry } from '@kit/core'
import { formatUnits } from '@kit/core/plugin'
import type { ActivityItem } from '../ActivityItem.js'

/** Converts an entry of the journal. */
export function entryToItem(entry: JournalEntry): ActivityItem {
  const {
    id,
    networkId,
    hash,
    callsId,
    // A wallet's batch ID isn't a transaction hash.
    minedHash = callsId === undefined ? hash : '',
    status,
    isUnknown,
    sentAtMs,
    minedAtMs = sentAtMs,
    address,
    note,
    reason,
    fee,
  } = entry
  return {
    id,
    networkId,
    hash: minedHash,
    kind: note?.kind ?? 'other',
    status,
    ...(isUnknown && { isUnknown }),
    atMs: minedAtMs,
    from: address,
    to: note?.to ?? '',
    toName: note?.toName,
    transfers: (note?.transfers ?? []).map(({ direction, amount, token }) => ({
      direction,
      quantity: formatUnits(amount, token.decimals),
      symbol: token.symbol,
      name: token.name,
      iconUrl: token.iconUrl,
      isCollectible: false,
      token: { networkId: token.networkId, address: token.address },
      value: undefined,
    })),
    partner: undefined,
    reason,
    fee,
  }
}
