import type { PluginContext, Token } from '@kit/core/plugin'
import type { ExactSwap } from './ExactSwap.js'
import type { SwapStep } from './SwapState.js'

/** One thing that the wallet is asked for: `cross` gives what was agreed for an order, `bundle` allows it as well, as one transaction. */
export type CrossStep = Pick<SwapStep, 'status' | 'call' | 'callsId'> & {
  readonly kind: 'approve' | 'cross' | 'bundle'
}

/** A crossing whose transaction is known. */
export type Crossing = Pick<ExactSwap, 'from' | 'to' | 'address' | 'signal'> & { readonly hash: string }

/** Brings tokens over from other networks, by orders that others fill. */
export type IntentConversion = {
  readonly id: 'intent'
  /** Opens it for a kit. */
  open(context: PluginContext): Promise<{
    /** What can be brought over for a token. Rejects as the app's `listTokens` does. */
    listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
    /** What it takes, and what the wallet is asked for; tried on the chain. Rejects with `swap/*`, `transfer/insufficientFunds`, `rpc/*`. */
    quote(order: ExactSwap): Promise<{ readonly spent: bigint; readonly steps: readonly CrossStep[] }>
    /**
     * Asks the wallet to open the order, on the network of `from`: exactly `spent` is given to the settler, for exactly the amount to the same account
     * on the network of `to`. Resolves with the hash once it is sent. Rejects with `swap/priceChanged` where nobody would fill it any more for that,
     * before anything is asked.
     */
    convert(
      order: ExactSwap & { readonly spent: bigint },
      onStep: (steps: readonly CrossStep[]) => void,
    ): Promise<string>
    /** Waits until the order of a mined transaction is filled, or nobody may fill it any more. Rejects with `swap/orderUnknown`. */
    waitForArrival(crossing: Crossing): Promise<'arrived' | 'expired'>
    /** Asks the wallet to take back what was given. Resolves once it is there. Rejects with `swap/wouldFail` while it is too early. */
    takeBack(crossing: Crossing): Promise<void>
  }>
}
