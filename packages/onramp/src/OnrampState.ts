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

/** A currency or token that can be bought on one network. */
export type Offering = {
  readonly networkId: CaipNetworkId
  readonly name: string
  readonly symbol: string
  /** Contract of the token; undefined for the network's own currency. */
  readonly address: string | undefined
  /** As the service names both. */
  readonly currency: PurchaseCurrency
  readonly network: PurchaseNetwork
}

/** What can be bought on the active network, and how it is paid for. */
export type OnrampOffer = {
  readonly offerings: readonly Offering[]
  readonly payments: readonly PaymentCurrency[]
  /** Whether the service gave no list, and this is the built-in one. */
  readonly isBuiltIn: boolean
  /** Everything that the service sells, on any network. */
  readonly all: OnrampOptions
}

/** An order as the service has it. */
export type OnrampOrder = {
  readonly id: string
  readonly status: 'pending' | 'success' | 'failed'
  /** When it was placed, by the service's clock, milliseconds since the epoch. */
  readonly atMs: number
  readonly networkId: CaipNetworkId | undefined
  /** Whole units, decimal text. */
  readonly quantity: string
  readonly symbol: string
  readonly iconUrl: string | undefined
  /** What was paid, in US dollars; undefined where the service does not say it. */
  readonly paid: number | undefined
  /** Hash of the transaction that brought it; empty while there is none. */
  readonly hash: string
}

/** What the visitor went to pay for, followed until it is there. It outlives the page. */
export type Purchase = {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly symbol: string
  /** What is paid, decimal text, and in which currency. */
  readonly amount: string
  readonly currency: string
  /** The page where it is paid. */
  readonly url: string
  readonly startedAtMs: number
  /** Orders after this moment of the service's clock are new. */
  readonly afterMs: number
  /** `waiting`: no order is known yet. */
  readonly status: 'waiting' | OnrampOrder['status']
  readonly orderId: string | undefined
}

/** What the visitor is about to buy on the active network. It begins anew for another account or network. */
export type OnrampState = {
  readonly networkId: CaipNetworkId | undefined
  readonly address: string | undefined
  readonly offer: Loadable<OnrampOffer>
  readonly offering: Offering | undefined
  readonly payment: PaymentCurrency | undefined
  readonly method: PaymentMethodLimit | undefined
  /** Money as it was typed, decimal text. */
  readonly amount: string
  /** Why the amount can't be paid. */
  readonly problem: AmountProblem | undefined
  /** What the amount buys; `isEstimate` where nobody quoted. */
  readonly quote: Loadable<OnrampQuote>
  /** The page where it is paid: there before the visitor presses the button, so that it opens within the gesture. */
  readonly link: Loadable<string>
  /** Orders of the account, newest first. */
  readonly orders: Loadable<readonly OnrampOrder[]>
  readonly purchase: Purchase | undefined
}

/** What can be changed of a purchase. What is left out stays. */
export type OnrampEdit = {
  readonly offering?: Offering
  readonly payment?: PaymentCurrency
  readonly method?: PaymentMethodLimit
  /** Money, decimal text. */
  readonly amount?: string
}

/** The state before anything is known. */
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
