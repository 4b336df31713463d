import { type CaipNetworkId, cleanImageUrl, cleanText } from '@kit/core/plugin'
import type { GetHistoryResponse } from '../contract/contract.data.js'
import { fieldsOf, listOf } from './fieldsOf.js'
import { momentOf, numberOf } from './numberOf.js'
import { networkIdOf, wordOf } from './wordOf.js'

type Row = GetHistoryResponse['data'][number]
type WireTransfer = Row['transfers'][number]

/** A transfer within a transaction. */
export type HistoryTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** Amount in whole tokens, as an exact decimal string: the service doesn't report the token's decimals. */
  readonly quantity: string
  readonly symbol: string | undefined
  readonly name: string | undefined
  readonly iconUrl: string | undefined
  /** Set for NFTs only. */
  readonly collectible: { readonly imageUrl: string | undefined; readonly isSpam: boolean } | undefined
  /** Value of the quantity at the time of the transfer. */
  readonly value: number | undefined
  readonly price: number | undefined
}

/** A transaction of an account, or a purchase. */
export type HistoryItem = {
  readonly id: string
  /** `send`, `receive`, `trade`, `approve`, `mint` and others. `buy` for purchases. */
  readonly operation: string
  /** Transaction hash, or signature on Solana. */
  readonly hash: string
  /** Milliseconds since the epoch. */
  readonly minedAtMs: number
  readonly sentFrom: string
  readonly sentTo: string
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** The service's own status of a purchase. */
  readonly purchaseStatus: string | undefined
  readonly nonce: number | undefined
  readonly application: { readonly name: string | undefined; readonly iconUrl: string | undefined } | undefined
  readonly networkId: CaipNetworkId | undefined
  readonly transfers: readonly HistoryTransfer[]
}

/** Parses one row of a history, which is untrusted. Returns undefined if it lacks an operation or a time. */
export function parseHistoryItem(value: unknown): HistoryItem | undefined {
  const row = fieldsOf<Row>(value)
  const metadata = fieldsOf<Row['metadata']>(row.metadata)
  const id = cleanText(row.id, 200)
  const operation = wordOf(metadata.operationType)
  const minedAtMs = momentOf(metadata.minedAt)
  if (id === '' || operation === undefined || minedAtMs === undefined) return undefined
  const application = fieldsOf<NonNullable<Row['metadata']['application']>>(metadata.application)
  const status = wordOf(metadata.status) ?? ''
  return {
    id,
    operation,
    hash: wordOf(metadata.hash) ?? '',
    minedAtMs,
    sentFrom: cleanText(metadata.sentFrom, 128),
    sentTo: cleanText(metadata.sentTo, 128),
    status: statusOf(status),
    purchaseStatus: status.startsWith('ONRAMP_') ? status : undefined,
    nonce: numberOf(metadata.nonce),
    application:
      metadata.application === null || metadata.application === undefined
        ? undefined
        : { name: cleanText(application.name) || undefined, iconUrl: cleanImageUrl(application.iconUrl) },
    networkId: networkIdOf(metadata.chain),
    transfers: listOf(row.transfers, 200).flatMap((transfer) => parseTransfer(transfer) ?? []),
  }
}

/** Purchases have their own statuses, such as `ONRAMP_TRANSACTION_STATUS_SUCCESS`. */
function statusOf(status: string): HistoryItem['status'] {
  if (status === 'confirmed' || /^ONRAMP_.*_SUCCESS$/.test(status)) return 'confirmed'
  return status === 'failed' || /^ONRAMP_.*_FAILED$/.test(status) ? 'failed' : 'pending'
}

function parseTransfer(value: unknown): HistoryTransfer | undefined {
  const row = fieldsOf<WireTransfer>(value)
  const { direction } = row
  const numeric = fieldsOf<WireTransfer['quantity']>(row.quantity).numeric
  const quantity = typeof numeric === 'number' ? String(numeric) : numeric
  if (direction !== 'in' && direction !== 'out' && direction !== 'self') return undefined
  if (typeof quantity !== 'string' || !/^\d{1,78}(\.\d{1,78})?$/.test(quantity)) return undefined
  const token = fieldsOf<NonNullable<WireTransfer['fungible_info']>>(row.fungible_info)
  const piece = fieldsOf<NonNullable<WireTransfer['nft_info']>>(row.nft_info)
  const isCollectible = row.nft_info !== null && row.nft_info !== undefined
  return {
    direction,
    quantity,
    symbol: cleanText(token.symbol, 32) || undefined,
    name: cleanText(isCollectible ? piece.name : token.name) || undefined,
    iconUrl: cleanImageUrl(fieldsOf<{ url: string }>(token.icon).url),
    collectible: isCollectible ? parseCollectible(piece) : undefined,
    value: numberOf(row.value),
    price: numberOf(row.price),
  }
}

function parseCollectible(piece: { readonly content?: unknown; readonly flags?: unknown }) {
  const { preview, detail } = fieldsOf<{ preview: unknown; detail: unknown }>(piece.content)
  const urlOf = (picture: unknown) => cleanImageUrl(fieldsOf<{ url: string }>(picture).url)
  return {
    imageUrl: urlOf(preview) ?? urlOf(detail),
    isSpam: fieldsOf<{ is_spam: boolean }>(piece.flags).is_spam === true,
  }
}
