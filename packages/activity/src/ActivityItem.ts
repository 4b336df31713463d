import type { CaipNetworkId } from '@kit/core'
import type { Token } from '@kit/core/plugin'

/** What moved in a transaction. */
export type ActivityTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** Whole tokens, exact decimal text. */
  readonly quantity: string
  readonly symbol: string | undefined
  readonly name: string | undefined
  readonly iconUrl: string | undefined
  readonly isCollectible: boolean
  /** Which token, where this kit itself sent it; undefined where a name is all that is known. */
  readonly token: Pick<Token, 'networkId' | 'address'> | undefined
  /** Worth in US dollars: when it moved, or else now; undefined where nobody knows it. */
  readonly value: number | undefined
}

/** With whom: the receiver of what the account sent, the sender of what it got. */
export type ActivityPartner = {
  readonly direction: 'to' | 'from'
  /** Empty where only a name is known, as of the seller of a purchase. */
  readonly address: string
  readonly name: string | undefined
  /** An account of the visitor's own. */
  readonly isYou: boolean
}

/** One transaction of an account, as the service or the journal has it. */
export type ActivityItem = {
  readonly id: string
  readonly networkId: CaipNetworkId | undefined
  /** Hash of the transaction as it is in the chain; empty where the service does not say it. */
  readonly hash: string
  /** `send`, `receive`, `swap`, `trade`, `approve`, `mint`, `buy` … */
  readonly kind: string
  readonly status: 'pending' | 'success' | 'reverted' | 'partlyReverted' | 'replaced' | 'cancelled'
  /** Set while no node knows the hash of a pending transaction: the wallet may be waiting for other signers. */
  readonly isUnknown?: true
  /** Milliseconds since the epoch: mined, or sent while it is pending. */
  readonly atMs: number
  readonly from: string
  readonly to: string
  readonly toName: string | undefined
  readonly transfers: readonly ActivityTransfer[]
  /** Undefined where nobody is known. */
  readonly partner: ActivityPartner | undefined
  /** Why it failed, in plain words. */
  readonly reason: string | undefined
  /** What it cost its sender, in base units of the native currency; undefined where only its chain knows it. */
  readonly fee: bigint | undefined
}
