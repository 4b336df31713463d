import type { CaipNetworkId, ContractCall } from '@kit/core/plugin'

/** What leaves a network and arrives on another, by an order that somebody there fills (ERC-7683 of 2025). Amounts are base units. */
export type CrossOrder = {
  readonly networkId: CaipNetworkId
  /** Who gives it, and who gets it there. */
  readonly account: string
  /** The contract that takes it, on the network that it leaves. */
  readonly settler: string
  /** What is given; the network's own currency without a token. */
  readonly token: string | undefined
  readonly amount: bigint
  /** Where it arrives, by which contract, as what. */
  readonly target: {
    readonly networkId: CaipNetworkId
    readonly settler: string
    readonly token: string | undefined
    readonly amount: bigint
  }
  /** Tells two orders apart that are the same otherwise. */
  readonly nonce: bigint
  /** Nobody may fill it later. Milliseconds since the epoch. */
  readonly expiresAtMs: number
}

/** An order that was opened. */
export type OpenedOrder = {
  readonly id: string
  readonly expiresAtMs: number
  /** Takes back what was given, where nobody filled it in time. */
  readonly refund: ContractCall
}

/** How far an order is: `filled` at the settler where it arrives; all others at the one where it began. `unknown`: nothing is there. */
export type OrderStatus = 'unknown' | 'opened' | 'filled' | 'settled' | 'refunded'

/** Asks a node of a network. */
export type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>
