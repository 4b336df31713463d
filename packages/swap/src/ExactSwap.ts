import type { PluginContext, Token } from '@kit/core/plugin'
import type { SwapStep } from './SwapState.js'

/** A swap with a minimum amount that must arrive in the paying account. */
export type ExactSwap = {
  readonly from: Token
  readonly to: Token
  /** Minimum amount that must arrive, in base units of `to`. */
  readonly amount: bigint
  /** Account on the network of `from`. */
  readonly address: string
  /** Balance of `from`, if known. The swap never spends more. */
  readonly held?: bigint | undefined
  readonly signal: AbortSignal
}

/** Swaps for another feature, with all checks of the swap plugin. */
export type SwapConversion = {
  readonly id: 'swap'
  /** Called with a check by the kit, to guard the client of the service. */
  guard?(check: () => void): void
  /** Opens it for a kit. */
  open(context: PluginContext): Promise<{
    /** Lists the tokens that can be swapped for a token: the others on its network. Rejects with `api/*`. */
    listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
    /**
     * Returns the simulated maximum cost and the requests to the wallet. Rejects with `swap/insufficientLiquidity`, `swap/wouldFail`,
     * `swap/feeOnTransfer`, `swap/transactionMismatch`, `swap/notSupported`, `api/*`.
     */
    quote(order: ExactSwap): Promise<{ readonly spent: bigint; readonly steps: readonly SwapStep[] }>
    /**
     * Sends the requests to the wallet, step by step. Each transaction is rebuilt and checked: at most `spent` leaves, and at least the
     * amount arrives. Resolves with the hash of the swap once it is sent.
     */
    convert(
      order: ExactSwap & { readonly spent: bigint },
      onStep: (steps: readonly SwapStep[]) => void,
    ): Promise<string>
  }>
}
