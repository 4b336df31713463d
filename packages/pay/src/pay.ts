import {
  type CaipNetworkId,
  createStore,
  createWatch,
  type KitError,
  type Plugin,
  type ReadableStore,
  readable,
} from '@kit/core/plugin'
import type {} from '@kit/modal'
import type { ExchangeChoice } from './ExchangeProvider.js'
import type {} from './PayErrorCodes.js'
import type { PayOpenOptions, PayOptions, PaySubmitOptions } from './PayOptions.js'
import type { PayRequest } from './PayRequest.js'
import { type DepositEdit, emptyPay, type PayResult, type PayState, type PayStatus, type PayToken } from './PayState.js'

declare module '@kit/core' {
  interface PluginEvents {
    /** The wallet is asked to pay, or the visitor went to the page of an exchange. */
    'pay/asked': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly method: 'wallet' | 'exchange' }
    /** A payment was sent, from the wallet or by the exchange. */
    'pay/sent': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly method: 'wallet' | 'exchange' }
    /** What became of a payment. */
    'pay/ended': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly status: PayStatus }
    /** It was not paid: the visitor declined, or it could not be. */
    'pay/refused': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly error: KitError }
  }
}

declare module '@kit/modal' {
  interface ViewData {
    Pay: undefined
    PaySelectToken: undefined
    PayWithExchange: undefined
    PayWithExchangeSelectAsset: undefined
    PayLoading: undefined
  }
}

/** The face of the plugin: `kit.plugins.pay`. */
export type PayPlugin = {
  /** The payment that is open, who would pay it, and how that would go. */
  readonly state: ReadableStore<PayState>
  /**
   * Asks the visitor for a payment of which everything is fixed, in the modal where the kit has one. Resolves once it is known how it ended;
   * `status` says it, and a `timeout` may still become a success. One `paymentId` is paid once, whoever asks for it again, in which tab, before
   * or after a reload: the promise of one that was paid resolves at once.
   *
   * @throws KitError Nothing was paid: `pay/unsupportedNetwork`, `pay/unsupportedAsset`, `pay/invalidAmount`, `pay/invalidRecipient`,
   * `pay/invalidId`, `pay/idReused` (the id belongs to another payment), `pay/unavailable`, `pay/inProgress` (the wallet is asked for
   * another payment), `pay/left` (the visitor went away), `pay/rejected` (and declined before).
   * @example
   * const { status, hash } = await kit.plugins.pay.open({
   *   amount: '25', asset: usdc, recipient: shop, network: 'eip155:8453', paymentId: 'order-1042',
   * })
   */
  open(request: PayRequest, options?: PayOpenOptions): Promise<PayResult>
  /**
   * What becomes of a payment that was begun, also before the page was loaded again. Shows nothing. Rejects with `pay/notFound` where none was.
   *
   * @example const { status } = await kit.plugins.pay.resume('order-1042')
   */
  resume(paymentId: string): Promise<PayResult>
  /**
   * Pays the payment that is open from the connected wallet: tries it on the chain, then asks the wallet once. Resolves once it is sent. What was
   * chosen to pay with is swapped first, and has arrived before the payment is asked for.
   *
   * @throws KitError `pay/insufficientFunds`, `pay/unacknowledged`, `pay/changed`, `pay/inProgress`, `pay/rejected`, `pay/statusUnknown`
   * (the wallet did not say whether it paid), `pay/conversionUnavailable`, `pay/conversionFailed`, `pay/conversionExpired`, `pay/conversionPartial`, `pay/conversionUnknown`; what the chain would refuse (`transfer/*`), `connection/notConnected`, `network/*`.
   */
  submit(options?: PaySubmitOptions): Promise<void>
  /** Whether the app lets visitors pay with another token at all. */
  hasConversions(): boolean
  /** Reads into `state.payWith.tokens` what the payer holds that somebody swaps for the asset. Failures stand there. */
  loadTokens(): Promise<void>
  /**
   * Chooses one of them, and asks what it takes into `state.payWith.quote`: `submit` swaps it first, then pays. Undefined pays from what the
   * payer holds of the asset.
   *
   * @example
   * await kit.plugins.pay.loadTokens()
   * const { tokens } = kit.plugins.pay.state.getState().payWith
   * if (tokens.status === 'success') kit.plugins.pay.choose(tokens.data[0])
   */
  choose(token: PayToken | undefined): void
  /**
   * Takes back what was sent from another network and did not arrive in time (`state.payment.conversion.status` is `expired`): asks the wallet, and
   * resolves once it is there.
   *
   * @throws KitError `pay/rejected`, `pay/conversionFailed` (`details` says why, such as that it is too early), `pay/changed`, `pay/inProgress`
   */
  takeBack(): Promise<void>
  /** Reads the exchanges that pay what is open, or what is deposited, into `state.exchanges`. Failures stand there. */
  loadExchanges(what: { readonly isDeposit: boolean }): Promise<void>
  /** Reads what exchanges pay at all into `state.assets`, and chooses the first for the deposit. Failures stand there. */
  loadAssets(): Promise<void>
  /**
   * Pays the payment that is open from the visitor's balance at an exchange: the page to open. It is followed from then on.
   *
   * @throws KitError `pay/exchangeUnavailable`, `pay/inProgress`
   */
  payAtExchange(choice: ExchangeChoice): Promise<{ readonly url: string }>
  /** Changes what `deposit` brings. */
  editDeposit(change: DepositEdit): void
  /**
   * Brings `state.deposit` from an exchange into the visitor's own account: the page to open, and the id by which `resume` knows it.
   *
   * @throws KitError `pay/invalidAmount`, `pay/exchangeUnavailable`, `connection/notConnected`
   */
  deposit(choice: ExchangeChoice): Promise<{ readonly url: string; readonly paymentId: string }>
  /** Whether the app has exchanges at all. */
  hasExchanges(): boolean
  /** Shows a payment that is under way. */
  show(paymentId: string): void
  /** Tries the transfer again, where that failed. */
  retry(): void
  /** Lets the visitor connect a wallet in the modal, and comes back to the payment. */
  connect(): void
  /** Says that somebody looks: what is under way is asked about every 3 s. Returns the end. */
  watch(): () => void
}

/**
 * PaymentStorage of a fixed amount, from the connected wallet or from an exchange. Its views are `payFeature` of `@kit/pay/react`.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [modal(), pay()] })
 * const { status } = await kit.plugins.pay.open({ amount: '0.05', asset: 'native', recipient: '0x…', network: 'eip155:1' })
 */
export function pay(options: PayOptions = {}): Plugin<'pay', PayPlugin> {
  return {
    id: 'pay',
    services: [options.api, ...(options.exchanges ?? []), ...(options.conversions ?? [])],
    setup(context) {
      /** What is left where no configured service may be contacted: the payer's own tokens. */
      const reachable = (): PayOptions =>
        context.kit.isRegionBlocked ? { ...options, api: undefined, exchanges: [], conversions: [] } : options
      const store = createStore<PayState>(emptyPay)
      const { watch, watchers } = createWatch(() => look())
      const { asks, does } = context.listCommands(
        () => import('./commands/payCommands.js'),
        (code) => code.createPayServices(reachable(), context, store, watchers),
      )
      const look = does((m) => m.lookAgain)
      return {
        state: readable(store),
        open: asks((m) => m.openPayment),
        resume: asks((m) => m.resume),
        submit: asks((m) => m.submitPayment),
        hasConversions: () => !!reachable().conversions?.length,
        loadTokens: asks((m) => m.loadPayTokens),
        choose: does((m) => m.choose),
        takeBack: asks((m) => m.takeBack),
        loadExchanges: asks((m) => m.loadExchanges),
        loadAssets: asks((m) => m.loadAssets),
        payAtExchange: asks((m) => m.payAtExchange),
        editDeposit: does((m) => m.editDeposit),
        deposit: asks((m) => m.deposit),
        hasExchanges: () => !!reachable().exchanges?.length,
        show: does((m) => m.showPayment),
        retry: does((m) => m.retryPlan),
        connect: does((m) => m.connectPayer),
        watch,
      }
    },
  }
}
