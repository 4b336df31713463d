import type { OperationType } from '../../../../history/OperationType.js'
import type { Transfer } from '../../../../history/Transfer.js'

/** One transaction as one account sees it. */
export type HistoryEntry = {
  readonly address: string
  /** CAIP-2. */
  readonly chain: string
  readonly block: number
  /** Place in the block. */
  readonly index: number
  readonly hash: string
  readonly minedAtMs: number
  readonly operation: OperationType
  readonly sentFrom: string
  readonly sentTo: string
  readonly status: 'confirmed' | 'failed'
  readonly nonce: number
  readonly transfers: readonly Transfer[]
}
