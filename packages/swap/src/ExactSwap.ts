import type { PluginContext, Token } from '@kit/core/plugin'
import type { SwapStep } from './SwapState.js'

/** What shall be swapped, so that at least an amount arrives in the account that pays for it. */
export type ExactSwap = {
  readonly from: Token
  readonly to: Token
  /** What has to arrive at least, in base units of `to`. */
  readonly amount: bigint
  /** Whose account, on the network of `from`. */
  readonly address: string
  /** What the account holds of `from`, where that is known: more is not asked for. */
  readonly held?: bigint | undefined
  readonly signal: AbortSignal
}

/** Swaps for another feature, with every check of this one. */
export type SwapConversion = {
  readonly id: 'swap'
  /** Of the client that it asks: a kit guards it. */
  guard?(check: () => void): void
  /** Opens it for a kit. */
  open(context: PluginContext): Promise<{
    /** What can be swapped for a token: the others of its network. Rejects with `api/*`. */
    listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
    /**
     * What it takes at most, and what the wallet is asked for; tried on the chain. Rejects with `swap/insufficientLiquidity`,
     * `swap/wouldFail`, `swap/feeOnTransfer`, `swap/transactionRefused`, `swap/notSupported`, `api/*`.
     */
    quote(order: ExactSwap): Promise<{ readonly spent: bigint; readonly steps: readonly SwapStep[] }>
    /**
     * Asks the wallet, step by step, each built and checked anew: no more than `spent` leaves, and no less than the amount arrives. Resolves with
     * the hash of the swap once it is sent.
     */
    convert(
      order: ExactSwap & { readonly spent: bigint },
      onStep: (steps: readonly SwapStep[]) => void,
    ): Promise<string>
  }>
}
