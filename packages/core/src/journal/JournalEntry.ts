import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Token } from '../chain/Token.js'

/** An amount that a transaction moves, from the sender's point of view. */
export type NotedTransfer = {
  readonly direction: 'in' | 'out'
  /** Amount in base units of the token. */
  readonly amount: bigint
  readonly token: Token
}

/**
 * Describes the purpose of a transaction for the user's activity list. Plain data that never reaches the wallet. Invalid fields are dropped
 * and never fail the transaction.
 *
 * @example
 * kit.transfer({ to, amount, note: { kind: 'send', transfers: [{ direction: 'out', amount, token }], to, toName: 'alice.eth' } })
 */
export type TransactionNote = {
  readonly kind: 'send' | 'swap' | 'approve' | (string & {})
  readonly transfers: readonly NotedTransfer[]
  readonly to?: string
  readonly toName?: string
  /** Your own reference, such as an order number. Use it to find the transaction again if the page was closed while it was sent. */
  readonly reference?: string
}

/** The outcome of a transaction. */
export type TransactionOutcome = {
  /**
   * `partlyReverted`: only some calls of a batch succeeded. `replaced`: another transaction of the account took its place.
   * `cancelled`: it can no longer be mined.
   */
  readonly status: 'pending' | 'success' | 'reverted' | 'partlyReverted' | 'replaced' | 'cancelled'
  /** Set while no node knows the hash of a pending transaction. A multisig wallet may have returned the hash of a proposal. */
  readonly isUnknown?: true
  /** When this kit saw it in a block, in milliseconds since the epoch. */
  readonly minedAtMs?: number
  readonly blockNumber?: bigint
  /** Fee paid by the sender, in base units of the native currency. */
  readonly fee?: bigint
  /** Why it was reverted, as readable text, if the chain reports it. Untrusted text, cleaned. */
  readonly reason?: string
  /** Hash of the transaction that replaced it, repriced or different. For a batch of calls, the transaction that contains them. */
  readonly minedHash?: string
  /** How often a reorg removed its block. */
  readonly reorgCount?: number
}

/** A transaction that this kit sent. */
export type JournalEntry = TransactionOutcome & {
  /** Network and `hash`, such as `eip155:1:0x…`. For a batch of calls, the account is in between. Unique per transaction. */
  readonly id: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  /** The account that sent it. */
  readonly address: string
  /** Transaction hash. For a batch of calls, their `callsId`; the transaction is then in `minedHash` once it is mined. */
  readonly hash: string
  /** ID that the wallet assigned to a batch of calls (EIP-5792). */
  readonly callsId?: string
  /**
   * The ID of all calls, and the position of this one. Set for a call that the kit sent individually because the wallet doesn't support
   * batches.
   */
  readonly bundle?: { readonly callsId: string; readonly at: number }
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAtMs: number
  readonly note?: TransactionNote
}

/** The transactions that this kit sent, newest first. Empty until a wallet connects or a wallet command is called. */
export type JournalState = { readonly entries: readonly JournalEntry[] }

/** Returns the ID of an entry. A hash is unique per network, but an ID of calls only per sender (EIP-5792). */
export const entryId = ({
  networkId,
  address,
  hash,
  callsId,
}: Pick<JournalEntry, 'networkId' | 'address' | 'hash' | 'callsId'>): string =>
  callsId === undefined ? `${networkId}:${hash}` : `${networkId}:${address}:${callsId}`
