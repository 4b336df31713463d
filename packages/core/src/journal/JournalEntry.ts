import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Token } from '../chain/Token.js'

/** An amount that a transaction moves, as its sender sees it. */
export type NotedTransfer = {
  readonly direction: 'in' | 'out'
  /** Base units of the token. */
  readonly amount: bigint
  readonly token: Token
}

/**
 * What a transaction is for, in the words of the feature that sends it. Plain data for the visitor's list: it never reaches the wallet.
 * What of it cannot be read is left out, and undoes no transaction.
 *
 * @example
 * kit.transfer({ to, amount, note: { kind: 'send', transfers: [{ direction: 'out', amount, token }], to, toName: 'alice.eth' } })
 */
export type TransactionNote = {
  readonly kind: 'send' | 'swap' | 'approve' | (string & {})
  readonly transfers: readonly NotedTransfer[]
  readonly to?: string
  readonly toName?: string
  /** The sender's own name for what it is for, such as an order number: finds it again where the sender was gone when it was sent. */
  readonly reference?: string
}

/** What became of a transaction. */
export type TransactionFate = {
  /**
   * `partlyReverted`: some of the calls that were sent as one went through, others failed. `replaced` and `cancelled`: another transaction of
   * the same account took its place, or it can be in no block any more.
   */
  readonly status: 'pending' | 'success' | 'reverted' | 'partlyReverted' | 'replaced' | 'cancelled'
  /** Set while no node knows the hash of a pending transaction. A multisig wallet may have answered with the hash of a proposal. */
  readonly isUnknown?: true
  /** Milliseconds since the epoch at which this kit saw it in a block. */
  readonly minedAtMs?: number
  readonly blockNumber?: bigint
  /** What it cost its sender, in base units of the native currency. */
  readonly fee?: bigint
  /** Why it was reverted, in plain words, where the chain says it. Hostile text, cleaned. */
  readonly reason?: string
  /** The hash of the transaction that took its place: at another price, or another one altogether. Of calls sent as one, their transaction. */
  readonly minedHash?: string
  /** How often a reorganisation of the chain took its block back. */
  readonly takenBack?: number
}

/** A transaction that this kit sent. */
export type JournalEntry = TransactionFate & {
  /** Network and `hash`, as `eip155:1:0x…`, of calls that were sent as one with the account between: one entry for each transaction. */
  readonly id: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  /** The account that sent it. */
  readonly address: string
  /** Of calls that were sent as one, their `callsId`: the transaction is `minedHash`, once it is mined. */
  readonly hash: string
  /** Set for calls that were sent as one (EIP-5792): the id that the wallet gave them. */
  readonly callsId?: string
  /** Set for one of several calls that the kit sent one by one, for a wallet without bundles: their id, and its place among them. */
  readonly bundle?: { readonly callsId: string; readonly at: number }
  /** Milliseconds since the epoch. */
  readonly sentAtMs: number
  readonly note?: TransactionNote
}

/** What this kit sent, newest first: empty until a wallet is connected or a command to one is called. */
export type JournalState = { readonly entries: readonly JournalEntry[] }

/** What stands for an entry: a hash is one transaction of its network; an id of calls is its sender's alone (EIP-5792). */
export const entryId = ({
  networkId,
  address,
  hash,
  callsId,
}: Pick<JournalEntry, 'networkId' | 'address' | 'hash' | 'callsId'>): string =>
  callsId === undefined ? `${networkId}:${hash}` : `${networkId}:${address}:${callsId}`
