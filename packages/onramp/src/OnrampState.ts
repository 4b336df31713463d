import type {
  OnrampOptions,
  OnrampQuote,
  PaymentCurrency,
  PaymentMethodLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from '@kit/api'
import type { CaipNetworkId, Loadable } from '@kit/core/plugin'
import type { AmountProblem } from './checkAmount.js'

/** A token or native currency that can be bought on one network. */
export type Offering = {
  readonly networkId: CaipNetworkId
  readonly name: string
  readonly symbol: string
  /** Contract address of the token. Undefined for the native currency. */
  readonly address: string | undefined
  /** Currency and network as named by the service. */
  readonly currency: PurchaseCurrency
  readonly network: PurchaseNetwork
}

/** The tokens that can be bought on the active network, and the payment methods. */
export type OnrampOffer = {
  readonly offerings: readonly Offering[]
  readonly payments: readonly PaymentCurrency[]
  /** Whether this is the built-in list, because the service provided none. */
  readonly isFallback: boolean
  /** All purchase options of the service, on any network. */
  readonly all: OnrampOptions
}

/** An order as reported by the service. */
export type OnrampOrder = {
  readonly id: string
  readonly status: 'pending' | 'success' | 'failed'
  /** When it was placed, by the clock of the service, in milliseconds since the epoch. */
  readonly atMs: number
  readonly networkId: CaipNetworkId | undefined
  /** Amount in whole units, as a decimal string. */
  readonly quantity: string
  readonly symbol: string
  readonly iconUrl: string | undefined
  /** Amount paid in US dollars. Undefined if the service doesn't report it. */
  readonly paid: number | undefined
  /** Hash of the delivering transaction. Empty while there is none. */
  readonly hash: string
}

/** A purchase that the user has started, tracked until it is delivered. It survives a reload. */
export type Purchase = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly symbol: string
  /** Amount to pay, as a decimal string. */
  readonly amount: string
  readonly currency: string
  /** URL of the payment page. */
  readonly url: string
  readonly startedAtMs: number
  /** Orders after this time, by the clock of the service, are new. */
  readonly afterMs: number
  /** `waiting`: no order is known yet. */
  readonly status: 'waiting' | OnrampOrder['status']
  readonly orderId: string | undefined
}

/** State of the purchase form on the active network. It resets when the account or network changes. */
export type OnrampState = {
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  readonly offer: Loadable<OnrampOffer>
  readonly offering: Offering | undefined
  readonly payment: PaymentCurrency | undefined
  readonly method: PaymentMethodLimit | undefined
  /** Amount to pay as typed, as a decimal string. */
  readonly amount: string
  /** Why the amount is invalid. */
  readonly problem: AmountProblem | undefined
  /** The tokens that the amount buys. `isEstimate` if there is no live quote. */
  readonly quote: Loadable<OnrampQuote>
  /** URL of the payment page. It is loaded before the user presses the button, so that the window opens within the user gesture. */
  readonly link: Loadable<string>
  /** Orders of the account, newest first. */
  readonly orders: Loadable<readonly OnrampOrder[]>
  readonly purchase: Purchase | undefined
}

/** Fields of the purchase that can be changed. Omitted fields keep their value. */
export type OnrampEdit = {
  readonly offering?: Offering
  readonly payment?: PaymentCurrency
  readonly method?: PaymentMethodLimit
  /** Amount to pay, as a decimal string. */
  readonly amount?: string
}

/** The initial state. */
export const emptyOnramp: OnrampState = {
  networkId: undefined,
  address: undefined,
  offer: { status: 'idle' },
  offering: undefined,
  payment: undefined,
  method: undefined,
  amount: '',
  problem: undefined,
  quote: { status: 'idle' },
  link: { status: 'idle' },
  orders: { status: 'idle' },
  purchase: undefined,
}
