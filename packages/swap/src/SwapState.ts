import type { CaipNetworkId, ContractCall, KitError, Loadable, Token } from '@kit/core/plugin'

/** A token that can be swapped. */
export type SwappableToken = Token & {
  /** Whether the service accepts an approval by signature instead of a transaction. */
  readonly isPermitToken: boolean
}

/** Result of a quote by the service, in base units. */
export type Quote = { readonly amountIn: bigint; readonly amountOut: bigint }

/** A request to the wallet. */
export type SwapStep = {
  /** `sign`: an approval by signature. `bundle`: approval and swap as one transaction. */
  readonly kind: 'approve' | 'sign' | 'swap' | 'bundle'
  /** `requested`: waiting for the wallet. `pending`: sent, but not mined. */
  readonly status: 'next' | 'requested' | 'pending' | 'done'
  /** The requested transaction of the account, once requested. It identifies what was sent. */
  readonly call?: ContractCall
  /** ID of the requested batch, once requested, by which the wallet knows it. */
  readonly callsId?: string
}

/** A swap that may have been sent. */
export type MaybeSwapped = {
  /** ID of the request in `kit.unanswered`, or of the batch in `kit.journal`. */
  readonly id: string
  /** The amount that may have been spent, in base units. */
  readonly amountIn: bigint
  /** Result of `check`. `notFound`: not on the chain so far. `unknown`: the chain can't be searched right now. */
  readonly check: 'idle' | 'pending' | 'notFound' | 'unknown'
}

/** State of the swap of one account on one network. Amounts are in base units. */
export type SwapState = {
  /** Undefined while no wallet is connected. */
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  /** All tokens that can be swapped. Empty if the service doesn't support the network. */
  readonly tokens: Loadable<readonly SwappableToken[]>
  readonly from: SwappableToken | undefined
  readonly to: SwappableToken | undefined
  /** The amount that the user typed. The other follows from the quote. */
  readonly typed: 'in' | 'out'
  readonly amountIn: bigint | undefined
  readonly amountOut: bigint | undefined
  readonly quote: Loadable<Quote>
  /** Whole units of `to` per whole unit of `from`. Undefined without a quote. */
  readonly rate: number | undefined
  /** Percentage by which the price is worse than that of a small amount. Undefined if unknown. */
  readonly priceImpact: number | undefined
  /** Prices per whole unit in US dollars, if the service knows them. */
  readonly prices: { readonly from: number | undefined; readonly to: number | undefined }
  /** Estimated network fee in base units of the native currency. Undefined if unknown. */
  readonly networkFee: bigint | undefined
  /** Fee of the service as a percentage of the amount. The quote is already reduced by it. */
  readonly providerFee: number
  /** Maximum percentage by which the price may get worse before the swap is mined. */
  readonly slippage: number
  /** Minimum amount that arrives; otherwise the swap fails. */
  readonly minimumReceived: bigint | undefined
  /** The exchange contract, once the swap is prepared. No other contract may move the amount. */
  readonly router: string | undefined
  /** False for a contract that is neither configured by the app nor well known: the review warns about it. Undefined without a contract. */
  readonly isRouterKnown: boolean | undefined
  /** Requests to the wallet, once the swap is prepared. */
  readonly steps: readonly SwapStep[]
  /** `ready`: built, simulated and checked against the quote. `submitted`: sent, see `hash`. */
  readonly status: 'editing' | 'preparing' | 'ready' | 'submitting' | 'submitted'
  readonly hash: string | undefined
  /** The same swap, if its request got no response, or its batch has an unknown status. `submit` requires an acknowledgement. */
  readonly maybeSent: MaybeSwapped | undefined
  /** Why the last preparation or submission failed. */
  readonly error: KitError | undefined
}

/** Limits and default of the slippage, as percentages. Outside of `low` and `high`, the user is warned. */
export const slippageLimits = { default: 1, min: 0.01, max: 50, low: 0.1, high: 5 } as const

/** Returns the initial state. */
export function emptySwap(providerFee: number): SwapState {
  return {
    networkId: undefined,
    address: undefined,
    tokens: { status: 'idle' },
    from: undefined,
    to: undefined,
    typed: 'in',
    amountIn: undefined,
    amountOut: undefined,
    quote: { status: 'idle' },
    rate: undefined,
    priceImpact: undefined,
    prices: { from: undefined, to: undefined },
    networkFee: undefined,
    providerFee,
    slippage: slippageLimits.default,
    minimumReceived: undefined,
    router: undefined,
    isRouterKnown: undefined,
    steps: [],
    status: 'editing',
    hash: undefined,
    maybeSent: undefined,
    error: undefined,
  }
}
