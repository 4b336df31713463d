import type { CaipNetworkId, ContractCall } from '@kit/core/plugin'

/** A cross-chain order that a solver fills on the destination network (ERC-7683 of 2025). Amounts are in base units. */
export type CrossChainOrder = {
  readonly networkId: CaipNetworkId
  /** The account that deposits, and receives on the destination network. */
  readonly account: string
  /** The settler contract on the source network. */
  readonly settler: string
  /** The deposited token. Undefined for the native currency. */
  readonly token: string | undefined
  readonly amount: bigint
  /** Settler, token and amount on the destination network. */
  readonly target: {
    readonly networkId: CaipNetworkId
    readonly settler: string
    readonly token: string | undefined
    readonly amount: bigint
  }
  /** Distinguishes otherwise identical orders. */
  readonly nonce: bigint
  /** Deadline for solvers, in milliseconds since the epoch. */
  readonly expiresAtMs: number
}

/** An order that was opened. */
export type OpenedOrder = {
  readonly id: string
  readonly expiresAtMs: number
  /** Claims the refund after the deadline. */
  readonly refund: ContractCall
}

/** Status of an order. `filled` is reported by the destination settler, all others by the source settler. `unknown`: no such order. */
export type OrderStatus = 'unknown' | 'opened' | 'filled' | 'settled' | 'refunded'

/** Sends a request to a node of a network. */
export type NodeRequest = (method: string, ...params: readonly unknown[]) => Promise<unknown>
