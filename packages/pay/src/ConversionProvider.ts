import type { ContractCall, PluginContext, Token } from '@kit/core/plugin'

/** One thing that the wallet is asked for before the payment, in its order. */
export type ConversionStep = {
  /** `sign` is an approval by signature, `bundle` approval and what follows as one transaction, `cross` gives it for another network. */
  readonly kind: 'approve' | 'sign' | 'swap' | 'bundle' | 'cross'
  /** `asked`: the wallet is open; `pending`: sent, and not yet in a block. */
  readonly status: 'next' | 'asked' | 'pending' | 'done'
  /** The transaction that the wallet is asked for, where it is one of the account: by it is found what was sent after the page was gone. */
  readonly call?: ContractCall
  /** Of calls that become one (EIP-5792), the id by which the wallet knows them: the same. */
  readonly callsId?: string
}

/** What shall be swapped, so that the payer holds what is asked for. */
export type ConversionOrder = {
  readonly from: Token
  readonly to: Token
  /** What has to arrive at least, in base units of `to`. */
  readonly amount: bigint
  /** Whose account, on the network of `from`. What is bought arrives there too, on the network of `to`. */
  readonly address: string
  /** What the account holds of `from`. */
  readonly held: bigint
  readonly signal: AbortSignal
}

/** What it takes to have an amount arrive. */
export type ConversionQuote = {
  /** What leaves at most, in base units of what is sold. */
  readonly spent: bigint
  /** What the wallet is asked for. */
  readonly steps: readonly ConversionStep[]
}

/** A swap that was sent. */
export type ConversionSent = Pick<ConversionOrder, 'from' | 'to' | 'address' | 'signal'> & {
  /** Of its transaction on the network of `from`, which is mined. */
  readonly hash: string
}

/** Swaps what the payer holds for what is asked for. What it throws is told as `pay/conversionUnavailable` or `pay/conversionFailed`. */
export type Conversion = {
  /** What can be swapped for a token, on its network or others; empty where nothing can. */
  listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
  /** What it takes at most: the least that is sure to bring the amount. */
  quote(order: ConversionOrder): Promise<ConversionQuote>
  /**
   * Asks the wallet, step by step: no more than `spent` may leave, no less than the amount may arrive, or nothing is swapped. Resolves with the
   * hash of the swap, on the network of `from`, once it is sent. The payment waits until it has arrived. Where `onStep` throws, somebody else
   * began meanwhile, and the wallet is not asked.
   */
  convert(
    order: ConversionOrder & { readonly spent: bigint },
    onStep: (steps: readonly ConversionStep[]) => void,
  ): Promise<string>
  /**
   * Waits for what comes from another network, also after the page was loaded again: `arrived`, or `expired` once it surely never will. Left out,
   * it has arrived once the payment can be made.
   */
  waitForArrival?(sent: ConversionSent): Promise<'arrived' | 'expired'>
  /** Asks the wallet to take back what expired. Resolves once it is there. Left out, it comes back by itself. */
  takeBack?(sent: ConversionSent): Promise<void>
}

/**
 * Lets visitors pay with another token than the one that is asked for: over the Blockchain API it is `swapConversion` of `@kit/swap`, from other
 * networks by orders of ERC-7683 of 2025 its `intentConversion`, of your own (an aggregator, a bridge) it is these functions.
 *
 * @example pay({ api, conversions: [swapConversion({ api })] })
 */
export type ConversionProvider = {
  readonly id: string
  /** Of the client of a configured service, where it asks one: a kit guards it. */
  guard?(check: () => void): void
  /** Opens it for a kit. */
  open(context: PluginContext): Promise<Conversion>
}
