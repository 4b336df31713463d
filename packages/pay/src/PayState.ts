import type {
  Account,
  AccountPosition,
  Balance,
  CaipNetworkId,
  ChainNamespace,
  Connection,
  ContractCall,
  KitError,
  Loadable,
  Token,
  TokenBalance,
  TransferPlan,
  TransferWarning,
} from '@kit/core/plugin'
import type { ConversionQuote, ConversionStep } from './ConversionProvider.js'
import type { PayExchange } from './ExchangeProvider.js'

/**
 * Status of a payment. `ready`: not started. `waiting`: the exchange's page is open. `pending`: waiting for the wallet or the exchange.
 * `submitted`: sent, but not confirmed. `timeout`: sent, not confirmed in time, and still tracked; without a hash, it wasn't paid in time.
 */
export type PayStatus = 'ready' | 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'

/** How a payment is paid. */
export type PayMethod =
  | { readonly kind: 'wallet'; readonly address: string; readonly name: string }
  | {
      readonly kind: 'exchange'
      readonly providerId: string
      readonly exchangeId: string
      readonly name: string
      /** ID of the payment at the provider. */
      readonly sessionId: string
      /** The payment page of the exchange. */
      readonly url: string
    }

/** A swap for a payment, stored with it. */
export type PaymentConversion = {
  readonly providerId: string
  readonly from: Token
  /** The account that swaps. Balances of other accounts say nothing about it. */
  readonly address: string
  /** Maximum amount spent, in base units. */
  readonly spent: bigint
  /**
   * `approving`: only an approval was requested. `requested`: the swap was requested from the wallet. `sent`: waiting to be mined or to arrive.
   * `expired`: it will never arrive and can be refunded. `failed`: nothing was spent, or it was refunded.
   */
  readonly status: 'approving' | 'requested' | 'sent' | 'done' | 'expired' | 'failed'
  /** When the wallet was prompted or the swap was sent, in milliseconds since the epoch. */
  readonly startedAtMs: number
  /** The page that asked the wallet and waits for its response. */
  readonly claim: string | undefined
  /** State of the account before the wallet was prompted, on the network of `from`. */
  readonly mark: AccountPosition | undefined
  /** The requested transaction of the account. */
  readonly call: ContractCall | undefined
  /** ID of the requested batch, by which the wallet knows it. */
  readonly callsId: string | undefined
  readonly hash: string | undefined
}

/** A payment as stored under its ID, shared by reloads and tabs. */
export type Payment = {
  readonly paymentId: string
  readonly networkId: CaipNetworkId
  readonly token: Token
  /** Amount in base units. */
  readonly amount: bigint
  readonly recipient: string
  /** Name of the purchase, in the words of the app. */
  readonly item?: string | undefined
  readonly status: PayStatus
  readonly method: PayMethod | undefined
  /** When the wallet or the exchange was asked, or when the transaction was found, in milliseconds since the epoch. */
  readonly startedAtMs: number
  /** Number of attempts: a failed payment can be retried. */
  readonly attempt: number
  /** The page that asked the wallet and waits for its response. */
  readonly claim: string | undefined
  /** State of the account before the wallet was prompted: earlier transactions can't be this payment. */
  readonly mark: AccountPosition | undefined
  /** The swap for this payment, if it is paid with another token. */
  readonly conversion: PaymentConversion | undefined
  readonly hash: string | undefined
}

/** Result of a payment. */
export type PayResult = {
  readonly status: Extract<PayStatus, 'success' | 'failure' | 'refund' | 'timeout'>
  readonly paymentId: string
  readonly networkId: CaipNetworkId
  readonly recipient: string
  /** Amount in base units. */
  readonly amount: bigint
  readonly method: PayMethod['kind'] | undefined
  /** Transaction hash, once known. */
  readonly hash?: string
  /** Set unless the status is `success`: `pay/failed` or `pay/timeout`. */
  readonly error?: KitError
}

/** Warnings to show before paying: those of the chain (`TransferWarning`), and those of the payment. */
export type PayWarning =
  | TransferWarning
  /** It may have been paid already: a request to the wallet or exchange has an unknown result. */
  | 'mayBePaid'
  /** The token charges a transfer fee, so the recipient may get less than the amount. */
  | 'feeOnTransfer'
  /** The swap may have been sent already: a request to the wallet has an unknown result. */
  | 'mayBeSwapped'

/** The wallet that would pay: the active one of the network's chain family. */
export type Payer = {
  readonly namespace: ChainNamespace
  readonly connectionId: string
  readonly account: Account
  readonly wallet: Connection['wallet']
}

/** An exchange and its provider. */
export type ExchangeOffer = PayExchange & { readonly providerId: string }

/** A deposit from an exchange to the user's own account. */
export type Deposit = {
  readonly token: Token | undefined
  /** Decimal string as typed: in US dollars if the token has a price, else in whole units. */
  readonly amount: string
  /** US dollars per whole unit. Undefined if unknown. */
  readonly price: number | undefined
  /** Amount in base units. Undefined while the typed amount is empty or invalid. */
  readonly units: bigint | undefined
}

/** Fields of a deposit that can be changed. */
export type DepositEdit = { readonly token?: Token; readonly amount?: string }

/** A token that the payer holds, and the provider that swaps it. */
export type PayToken = TokenBalance & { readonly providerId: string }

/** State of the token that the payment is paid with. */
export type PayWith = {
  /** Tokens of the payer that can be swapped for the asset, on all networks of its chain family. */
  readonly tokens: Loadable<readonly PayToken[]>
  /** The selected token. Undefined pays with the asset itself. */
  readonly from: PayToken | undefined
  readonly quote: Loadable<ConversionQuote>
  /** Requests to the wallet while the swap is running. */
  readonly steps: readonly ConversionStep[]
  /** Whether this page is swapping. */
  readonly isBusy: boolean
}

/** State of the open payment. */
export type PayState = {
  readonly payment: Payment | undefined
  /** US dollars per whole unit of the payment's token. Undefined if unknown. */
  readonly price: number | undefined
  /** Whether this page waits for a response of the wallet. */
  readonly isRequesting: boolean
  /** Undefined while no wallet of the network's chain family is connected. */
  readonly payer: Payer | undefined
  /** The payer's balance of the asset. */
  readonly balance: Loadable<Balance>
  /** The simulated transfer. An `error` says why the transfer would fail. */
  readonly plan: Loadable<TransferPlan>
  readonly warnings: readonly PayWarning[]
  readonly payWith: PayWith
  /** Exchanges that support the last requested token. */
  readonly exchanges: { readonly assetId: string | undefined; readonly list: Loadable<readonly ExchangeOffer[]> }
  /** Assets that exchanges support on the networks of the app. */
  readonly assets: Loadable<readonly Token[]>
  readonly deposit: Deposit
  /** All payments in progress, of all tabs, newest first. */
  readonly inProgress: readonly Payment[]
  /** Why the last attempt failed to start, or its status can't be read. */
  readonly error: KitError | undefined
}

/** The initial state: pay with the asset itself. */
export const emptyPayWith: PayWith = {
  tokens: { status: 'idle' },
  from: undefined,
  quote: { status: 'idle' },
  isBusy: false,
  steps: [],
}

/** The state without an open payment. */
export const emptyPay: PayState = {
  payment: undefined,
  price: undefined,
  isRequesting: false,
  payer: undefined,
  balance: { status: 'idle' },
  plan: { status: 'idle' },
  warnings: [],
  payWith: emptyPayWith,
  exchanges: { assetId: undefined, list: { status: 'idle' } },
  assets: { status: 'idle' },
  deposit: { token: undefined, amount: '', price: undefined, units: undefined },
  inProgress: [],
  error: undefined,
}

/** Whether the status of a payment is final. */
export const isFinal = ({ hash, status }: Pick<Payment, 'status' | 'hash'>): boolean =>
  // A payment that expired at the exchange was never sent.
  status === 'success' || status === 'failure' || status === 'refund' || (status === 'timeout' && hash === undefined)

/** Whether a swap that was started can still complete. */
export const isOpenConversion = ({ status }: Pick<PaymentConversion, 'status'>): boolean =>
  status === 'requested' || status === 'sent' || status === 'expired'

/** Whether funds are in transit between networks. No other swap may start until they arrive, since its record would replace this one. */
export const isInTransit = (
  { networkId }: Pick<Payment, 'networkId'>,
  { from, status }: Pick<PaymentConversion, 'from' | 'status'>,
): boolean => status === 'expired' || (status === 'sent' && from.networkId !== networkId)

/** Whether the result of a request to the wallet can be found. */
export const isSearchable = ({
  call,
  callsId,
  status,
}: Pick<PaymentConversion, 'call' | 'callsId' | 'status'>): boolean =>
  status === 'requested' && (call !== undefined || callsId !== undefined)
