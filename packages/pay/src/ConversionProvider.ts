import type { ContractCall, PluginContext, Token } from '@kit/core/plugin'

/** A request to the wallet before the payment. */
export type ConversionStep = {
  /**
   * `sign`: an approval by signature. `bundle`: approval and next step as one transaction. `bridge`: a deposit for the bridge to another
   * network.
   */
  readonly kind: 'approve' | 'sign' | 'swap' | 'bundle' | 'bridge'
  /** `requested`: waiting for the wallet. `pending`: sent, but not mined. */
  readonly status: 'next' | 'requested' | 'pending' | 'done'
  /** The requested transaction of the account. It identifies what was sent if the page is closed. */
  readonly call?: ContractCall
  /** ID of the requested batch (EIP-5792), by which the wallet knows it. It also identifies what was sent. */
  readonly callsId?: string
}

/** The swap to make so that the payer holds the requested token. */
export type ConversionOrder = {
  readonly from: Token
  readonly to: Token
  /** Minimum amount that must arrive, in base units of `to`. */
  readonly amount: bigint
  /** Account on the network of `from`. It also receives the bought tokens, on the network of `to`. */
  readonly address: string
  /** Balance of `from`. */
  readonly held: bigint
  readonly signal: AbortSignal
}

/** Cost of a conversion. */
export type ConversionQuote = {
  /** Maximum amount spent, in base units of the sold token. */
  readonly spent: bigint
  /** Requests to the wallet. */
  readonly steps: readonly ConversionStep[]
}

/** A conversion that was sent. */
export type ConversionSent = Pick<ConversionOrder, 'from' | 'to' | 'address' | 'signal'> & {
  /** Hash of its mined transaction on the network of `from`. */
  readonly hash: string
}

/**
 * Swaps tokens of the payer for the requested token. Errors that it throws are reported as `pay/conversionUnavailable` or
 * `pay/conversionFailed`.
 */
export type Conversion = {
  /** Lists tokens that can be swapped for a token, on its network or others. Empty if there are none. */
  listTokens(call: { readonly to: Token; readonly signal: AbortSignal }): Promise<readonly Token[]>
  /** Returns the maximum cost: the lowest that guarantees the amount. */
  quote(order: ConversionOrder): Promise<ConversionQuote>
  /**
   * Sends the requests to the wallet, step by step. At most `spent` may leave and at least the amount must arrive, otherwise nothing may be
   * swapped. Resolves with the hash of the swap on the network of `from` once it is sent. The payment waits until the tokens arrive. If
   * `onStep` throws, another page has taken over, and the wallet must not be asked.
   */
  convert(
    order: ConversionOrder & { readonly spent: bigint },
    onStep: (steps: readonly ConversionStep[]) => void,
  ): Promise<string>
  /**
   * Waits for tokens from another network, also after a reload: `arrived`, or `expired` once it is certain that they never will. If
   * omitted, they count as arrived once the payment can be made.
   */
  waitForArrival?(sent: ConversionSent): Promise<'arrived' | 'expired'>
  /**
   * Requests the wallet to claim the refund of an expired conversion. Resolves once the refund has arrived. If omitted, refunds are
   * automatic.
   */
  claimRefund?(sent: ConversionSent): Promise<void>
}

/**
 * Lets users pay with another token than the requested one. Use `swapConversion` of `@kit/swap` for the Blockchain API, or its
 * `intentConversion` for tokens on other networks (ERC-7683 of 2025). For your own aggregator or bridge, implement these functions.
 *
 * @example pay({ api, conversions: [swapConversion({ api })] })
 */
export type ConversionProvider = {
  readonly id: string
  /** Called with a check by the kit, to guard the client of a configured service. */
  guard?(check: () => void): void
  /** Opens the provider for a kit. */
  open(context: PluginContext): Promise<Conversion>
}
