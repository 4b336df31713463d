import type { PluginContext, Token } from '@kit/core/plugin'
import type { ExactSwap } from './ExactSwap.js'
import type { SwapStep } from './SwapState.js'

/** A request to the wallet. `bridge` deposits the tokens of an order, `bundle` also approves them in the same transaction. */
export type BridgeStep = Pick<SwapStep, 'status' | 'call' | 'callsId'> & {
  readonly kind: 'approve' | 'bridge' | 'bundle'
}

/** A cross-chain conversion whose transaction is known. */
export type BridgeTransfer = Pick<ExactSwap, 'from' | 'to' | 'address' | 'signal'> & { readonly hash: string }

/** Bridges tokens from other networks, with orders that solvers fill. */
export type IntentConversion = {
  readonly id: 'intent'
  /** Opens it for a kit. */
  open(context: PluginContext): Promise<{
    /** Lists the tokens that can be bridged to a token. Rejects like the app's `listTokens`. */
    listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
    /** Returns the simulated cost and the requests to the wallet. Rejects with `swap/*`, `transfer/insufficientFunds`, `rpc/*`. */
    quote(order: ExactSwap): Promise<{ readonly spent: bigint; readonly steps: readonly BridgeStep[] }>
    /**
     * Requests that the wallet opens the order, on the network of `from`. The order deposits exactly `spent` with the settler, for exactly
     * the amount to the same account on the network of `to`. Resolves with the hash once it is sent. Rejects with `swap/priceChanged`
     * before any request if no solver would fill the order at that price.
     */
    convert(
      order: ExactSwap & { readonly spent: bigint },
      onStep: (steps: readonly BridgeStep[]) => void,
    ): Promise<string>
    /** Waits until the order of a mined transaction is filled or has expired. Rejects with `swap/orderUnknown`. */
    waitForArrival(crossing: BridgeTransfer): Promise<'arrived' | 'expired'>
    /** Requests the wallet to claim the refund. Resolves once it has arrived. Rejects with `swap/wouldFail` while it is too early. */
    claimRefund(crossing: BridgeTransfer): Promise<void>
  }>
}
