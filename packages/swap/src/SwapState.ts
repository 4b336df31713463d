import type { CaipNetworkId, ContractCall, KitError, Loadable, Token } from '@kit/core/plugin'

/** A token that the service trades. */
export type TradedToken = Token & {
  /** Whether the service takes an approval by signature in place of a transaction. */
  readonly isPermitToken: boolean
}

/** What an amount brings, as the service said it. Base units. */
export type Quote = { readonly amountIn: bigint; readonly amountOut: bigint }

/** One thing that the wallet is asked for, in its order. */
export type SwapStep = {
  /** `sign` is an approval by signature, `bundle` approval and swap as one transaction. */
  readonly kind: 'approve' | 'sign' | 'swap' | 'bundle'
  /** `asked`: the wallet is open; `pending`: sent, and not yet in a block. */
  readonly status: 'next' | 'asked' | 'pending' | 'done'
  /** The transaction that the wallet is asked for, from then on, where it is one of the account: what it sent is known by it. */
  readonly call?: ContractCall
  /** Of calls that become one, the id by which the wallet knows them, from then on. */
  readonly callsId?: string
}

/** A swap that may have been sent. */
export type MaybeSwapped = {
  /** Of the request in `kit.unanswered`, or of the calls in `kit.journal`. */
  readonly id: string
  /** What may have been given, in base units. */
  readonly amountIn: bigint
  /** What `check` found. `notFound`: it is not on the chain so far; `unknown`: it can't be looked for now. */
  readonly check: 'idle' | 'pending' | 'notFound' | 'unknown'
}

/** What the swap of one account on one network is about. Amounts are base units. */
export type SwapState = {
  /** Where; undefined while nobody is connected. */
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  /** Everything that is traded there; empty where the service does not trade on the network. */
  readonly tokens: Loadable<readonly TradedToken[]>
  readonly from: TradedToken | undefined
  readonly to: TradedToken | undefined
  /** Which amount the visitor typed; the other follows from the quote. */
  readonly typed: 'in' | 'out'
  readonly amountIn: bigint | undefined
  readonly amountOut: bigint | undefined
  readonly quote: Loadable<Quote>
  /** Whole units of `to` for one whole unit of `from`; undefined without a quote. */
  readonly rate: number | undefined
  /** Percent by which the amount is traded worse than a small one. Undefined where it cannot be told. */
  readonly priceImpact: number | undefined
  /** Of one whole unit in US dollars, where the service knows. */
  readonly prices: { readonly from: number | undefined; readonly to: number | undefined }
  /** About what the chain takes, in base units of its currency; undefined where it cannot be told. */
  readonly networkFee: bigint | undefined
  /** Percent of the amount that the service keeps; the quote is without it. */
  readonly providerFee: number
  /** Percent that the price may get worse until the swap is made. */
  readonly slippage: number
  /** What arrives at least, or nothing is swapped. */
  readonly minimumReceived: bigint | undefined
  /** The contract that trades, once the swap is prepared: it may move the amount, and nobody else. */
  readonly router: string | undefined
  /** False for a router that is neither named by the app nor well known: the review warns of it. Undefined without a router. */
  readonly isRouterKnown: boolean | undefined
  /** What the wallet will be asked for, once it is prepared. */
  readonly steps: readonly SwapStep[]
  /** `ready`: built, tried and found to do what is shown. `submitted`: sent, see `hash`. */
  readonly status: 'editing' | 'preparing' | 'ready' | 'submitting' | 'submitted'
  readonly hash: string | undefined
  /**
   * The same swap, for which the wallet was asked and did not say whether it sent, or took calls whose status can't be read. `submit` wants it
   * acknowledged.
   */
  readonly maybeSent: MaybeSwapped | undefined
  /** Why the last preparation or submission failed. */
  readonly error: KitError | undefined
}

/** Bounds and default of the slippage, in percent; outside of `low` and `high` the visitor is warned. */
export const slippageLimits = { default: 1, least: 0.01, most: 50, low: 0.1, high: 5 } as const

/** The state before anything is known. */
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
