import type { CaipNetworkId } from '@kit/core'
import type { Token } from '@kit/core/plugin'

/** An amount that a transaction moved. */
export type ActivityTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** Amount in whole tokens, as an exact decimal string. */
  readonly quantity: string
  readonly symbol: string | undefined
  readonly name: string | undefined
  readonly iconUrl: string | undefined
  readonly isCollectible: boolean
  /** The token, for transactions sent by this kit. Undefined if only its name is known. */
  readonly token: Pick<Token, 'networkId' | 'address'> | undefined
  /** Value in US dollars at the time of the transfer, or the current value. Undefined if unknown. */
  readonly value: number | undefined
}

/** The other party: the recipient of what the account sent, or the sender of what it received. */
export type ActivityPartner = {
  readonly direction: 'to' | 'from'
  /** Empty if only a name is known, as for the seller of a purchase. */
  readonly address: string
  readonly name: string | undefined
  /** Whether it is one of the user's own accounts. */
  readonly isYou: boolean
}

/** A transaction of an account, from the service or the journal. */
export type ActivityItem = {
  readonly id: string
  readonly networkId: CaipNetworkId | undefined
  /** Transaction hash. Empty if the service doesn't report it. */
  readonly hash: string
  /** `send`, `receive`, `swap`, `trade`, `approve`, `mint`, `buy` … */
  readonly kind: string
  readonly status: 'pending' | 'success' | 'reverted' | 'partlyReverted' | 'replaced' | 'cancelled'
  /** Set while no node knows the hash of a pending transaction: the wallet may be waiting for other signers. */
  readonly isUnknown?: true
  /** When it was mined, or sent while it is pending, in milliseconds since the epoch. */
  readonly atMs: number
  readonly from: string
  readonly to: string
  readonly toName: string | undefined
  readonly transfers: readonly ActivityTransfer[]
  /** Undefined if unknown. */
  readonly partner: ActivityPartner | undefined
  /** Why it failed, in plain language. */
  readonly reason: string | undefined
  /** Fee paid by the sender, in base units of the native currency. Undefined if only the chain knows it. */
  readonly fee: bigint | undefined
}
