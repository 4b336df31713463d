import type {
  Account,
  Balance,
  CaipNetworkId,
  ChainNamespace,
  Connection,
  ContractCall,
  KitError,
  Loadable,
  SendMark,
  Token,
  TokenBalance,
  TransferPlan,
  TransferWarning,
} from '@kit/core/plugin'
import type { ConversionQuote, ConversionStep } from './ConversionProvider.js'
import type { PayExchange } from './ExchangeProvider.js'

/**
 * How far a payment is. `ready`: nobody was asked yet. `waiting`: the page of the exchange is open. `pending`: the wallet, or the exchange,
 * decides. `submitted`: sent, and not yet confirmed. `timeout`: sent, not confirmed in time, and still looked for; without a hash, nobody paid in time.
 */
export type PayStatus = 'ready' | 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'

/** Where a payment comes from. */
export type PayMethod =
  | { readonly kind: 'wallet'; readonly address: string; readonly name: string }
  | {
      readonly kind: 'exchange'
      readonly providerId: string
      readonly exchangeId: string
      readonly name: string
      /** How the provider knows the payment. */
      readonly sessionId: string
      /** The exchange's own page. */
      readonly url: string
    }

/** A swap for a payment, as it is kept with it. */
export type PaymentConversion = {
  readonly providerId: string
  readonly from: Token
  /** Whose it is: what another account holds says nothing of it. */
  readonly address: string
  /** Base units of it that leave at most. */
  readonly spent: bigint
  /**
   * `begun`: nothing was asked but to allow it; `asked`: the wallet was; `sent`: it waits to be mined, or to arrive; `expired`: it never will, and can
   * be taken back; `failed`: nothing left, or it came back.
   */
  readonly status: 'begun' | 'asked' | 'sent' | 'done' | 'expired' | 'failed'
  /** When the wallet was asked, or it was sent. Milliseconds since the epoch. */
  readonly startedAtMs: number
  /** Who asked the wallet: the page that still waits for its answer. */
  readonly claim: string | undefined
  /** Where the account stood before its wallet was asked, on the network of `from`. */
  readonly mark: SendMark | undefined
  /** The transaction that the wallet was asked for, where it is one of the account. */
  readonly call: ContractCall | undefined
  /** Of calls that become one, the id by which the wallet knows them. */
  readonly callsId: string | undefined
  readonly hash: string | undefined
}

/** A payment as it is kept, by its id, over reloads and in all tabs. */
export type Payment = {
  readonly paymentId: string
  readonly networkId: CaipNetworkId
  readonly token: Token
  /** Base units. */
  readonly amount: bigint
  readonly recipient: string
  readonly status: PayStatus
  readonly method: PayMethod | undefined
  /** When the wallet or the exchange was asked; of what was sent, when that was known. Milliseconds since the epoch. */
  readonly startedAtMs: number
  /** How often it was begun: what failed may be paid again. */
  readonly attempt: number
  /** Who asked the wallet: the page that still waits for its answer. */
  readonly claim: string | undefined
  /** Where the account stood before its wallet was asked: what it had sent by then is no payment of this. */
  readonly mark: SendMark | undefined
  /** What was swapped for it first, when it is paid with another token. */
  readonly conversion: PaymentConversion | undefined
  readonly hash: string | undefined
}

/** How a payment ended. */
export type PayResult = {
  readonly status: Extract<PayStatus, 'success' | 'failure' | 'refund' | 'timeout'>
  readonly paymentId: string
  readonly networkId: CaipNetworkId
  readonly recipient: string
  /** Base units. */
  readonly amount: bigint
  readonly method: PayMethod['kind'] | undefined
  /** Of the transaction, as soon as one is known. */
  readonly hash?: string
  /** Why, unless it is `success`: `pay/failed` or `pay/timeout`. */
  readonly error?: KitError
}

/** What the payer should know first: of the chain (`TransferWarning`), and of the payment. */
export type PayWarning =
  | TransferWarning
  /** It may be paid already: a wallet or an exchange was asked, and nobody knows what came of it. */
  | 'mayBePaid'
  /** The token takes a fee on transfers, so the recipient may get less than the amount. */
  | 'feeOnTransfer'
  /** What it needs may be swapped already: a wallet was asked, and nobody knows what came of it. */
  | 'mayBeSwapped'

/** The wallet that would pay: the active one of the network's chain family. */
export type Payer = {
  readonly namespace: ChainNamespace
  readonly connectionId: string
  readonly account: Account
  readonly wallet: Connection['wallet']
}

/** An exchange, and who speaks for it. */
export type ExchangeOffer = PayExchange & { readonly providerId: string }

/** What the visitor brings into their own account. */
export type Deposit = {
  readonly token: Token | undefined
  /** As it was typed, decimal text: US dollars where the token has a price, else whole units of it. */
  readonly amount: string
  /** US dollars for one whole unit; undefined where nobody knows it. */
  readonly price: number | undefined
  /** Base units that arrive; undefined while nothing is typed that can be paid. */
  readonly units: bigint | undefined
}

/** What can be changed of a deposit. */
export type DepositEdit = { readonly token?: Token; readonly amount?: string }

/** A token that the payer holds, and who swaps it. */
export type PayToken = TokenBalance & { readonly providerId: string }

/** What the payment is paid with. */
export type PayWith = {
  /** What the payer holds that somebody swaps for the asset, on all networks of its chain family. */
  readonly tokens: Loadable<readonly PayToken[]>
  /** What was chosen of them; undefined pays from what the payer holds of the asset. */
  readonly from: PayToken | undefined
  readonly quote: Loadable<ConversionQuote>
  /** What the wallet is asked for first, while it is. */
  readonly steps: readonly ConversionStep[]
  /** Whether this page swaps now. */
  readonly isBusy: boolean
}

/** The payment that is open, and what is known about paying it. */
export type PayState = {
  readonly payment: Payment | undefined
  /** Whether this page waits for the wallet's answer. */
  readonly isAsking: boolean
  /** Undefined while no wallet of the network's chain family is connected. */
  readonly payer: Payer | undefined
  /** What the payer holds of the asset. */
  readonly balance: Loadable<Balance>
  /** How the transfer would go, tried on the chain. An `error` says why it would not. */
  readonly plan: Loadable<TransferPlan>
  readonly warnings: readonly PayWarning[]
  readonly payWith: PayWith
  /** The exchanges that pay the token that was last asked for. */
  readonly exchanges: { readonly of: string | undefined; readonly list: Loadable<readonly ExchangeOffer[]> }
  /** What exchanges pay on the networks of the app. */
  readonly assets: Loadable<readonly Token[]>
  readonly deposit: Deposit
  /** Everything that is under way here, of all tabs, the newest first. */
  readonly underWay: readonly Payment[]
  /** Why the last attempt did not begin, or its status can't be read. */
  readonly error: KitError | undefined
}

/** Nothing but the asset itself. */
export const emptyPayWith: PayWith = {
  tokens: { status: 'idle' },
  from: undefined,
  quote: { status: 'idle' },
  isBusy: false,
  steps: [],
}

/** The state while nothing is to be paid. */
export const emptyPay: PayState = {
  payment: undefined,
  isAsking: false,
  payer: undefined,
  balance: { status: 'idle' },
  plan: { status: 'idle' },
  warnings: [],
  payWith: emptyPayWith,
  exchanges: { of: undefined, list: { status: 'idle' } },
  assets: { status: 'idle' },
  deposit: { token: undefined, amount: '', price: undefined, units: undefined },
  underWay: [],
  error: undefined,
}

/** Whether nothing more comes of a payment. */
export const isSettled = ({ hash, status }: Pick<Payment, 'status' | 'hash'>): boolean =>
  // An exchange at which nobody paid in time has sent nothing.
  status === 'success' || status === 'failure' || status === 'refund' || (status === 'timeout' && hash === undefined)

/** Whether something may still come of a swap that was begun. */
export const isOpenConversion = ({ status }: Pick<PaymentConversion, 'status'>): boolean =>
  status === 'asked' || status === 'sent' || status === 'expired'

/** Whether what was sent to another network is neither there nor back: nothing else is swapped meanwhile, or its trace would be lost. */
export const isHeld = (
  { networkId }: Pick<Payment, 'networkId'>,
  { from, status }: Pick<PaymentConversion, 'from' | 'status'>,
): boolean => status === 'expired' || (status === 'sent' && from.networkId !== networkId)

/** Whether it can be found out what a wallet made of what it was asked for. */
export const isLookedFor = ({
  call,
  callsId,
  status,
}: Pick<PaymentConversion, 'call' | 'callsId' | 'status'>): boolean =>
  status === 'asked' && (call !== undefined || callsId !== undefined)
