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
import { paymentsKey } from './paymentsKey.js'

declare module '@kit/core' {
  interface PluginEvents {
    /** The payment was requested from the wallet, or the user opened the page of an exchange. */
    'pay/requested': {
      readonly networkId: CaipNetworkId
      readonly symbol: string
      readonly method: 'wallet' | 'exchange'
    }
    /** A payment was sent by the wallet or the exchange. */
    'pay/sent': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly method: 'wallet' | 'exchange' }
    /** A payment has reached a result. */
    'pay/ended': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly status: PayStatus }
    /** A payment wasn't sent: the user rejected it, or it failed before. */
    'pay/rejected': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly error: KitError }
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

/** API of `kit.plugins.pay`. */
export type PayPlugin = {
  /** The open payment, its payer and the simulated transfer. */
  readonly state: ReadableStore<PayState>
  /**
   * Requests a fixed payment from the user, in the modal if the kit has one. Resolves with the result once it is known; a `timeout` may
   * still become a success. A `paymentId` is paid once, even if it is requested again in another tab or after a reload. If it was already
   * paid, the promise resolves immediately.
   *
   * @throws KitError if nothing was paid: `pay/unsupportedNetwork`, `pay/unsupportedAsset`, `pay/invalidAmount`, `pay/invalidRecipient`,
   *   `pay/invalidId`, `pay/unavailable`. `pay/idReused`: the ID belongs to another payment. `pay/inProgress`: another payment is waiting
   *   in the wallet. `pay/cancelled`: the user left. `pay/rejected`: the user rejected it and left.
   * @example
   * const { status, hash } = await kit.plugins.pay.open({
   *   amount: '25', asset: usdc, recipient: shop, network: 'eip155:8453', paymentId: 'order-1042',
   * })
   */
  open(request: PayRequest, options?: PayOpenOptions): Promise<PayResult>
  /**
   * Returns the result of a payment that was started, also before a reload. Opens no view. Rejects with `pay/notFound` if the payment is
   * unknown.
   *
   * @example const { status } = await kit.plugins.pay.resume('order-1042')
   */
  resume(paymentId: string): Promise<PayResult>
  /**
   * Pays the open payment from the connected wallet: simulates the transfer, then sends one request to the wallet. Resolves once the
   * transaction is sent. If another token is selected, it is swapped first, and the payment is requested after the swap has arrived.
   *
   * @throws KitError `pay/insufficientFunds`, `pay/unacknowledged`, `pay/changed`, `pay/inProgress`, `pay/rejected`, `pay/statusUnknown`
   *   (the wallet didn't respond), `pay/conversionUnavailable`, `pay/conversionFailed`, `pay/conversionExpired`, `pay/conversionPartial`,
   *   `pay/conversionUnknown`; the errors of the simulation (`transfer/*`), `connection/notConnected`, `network/*`.
   */
  submit(options?: PaySubmitOptions): Promise<void>
  /** Whether the app lets users pay with another token. */
  hasConversions(): boolean
  /** Loads the payer's tokens that can be swapped for the asset into `state.payWith.tokens`. Failures are exposed there. */
  loadTokens(): Promise<void>
  /**
   * Selects one of these tokens, and loads its cost into `state.payWith.quote`. `submit` then swaps it before paying. Undefined pays with
   * the asset itself.
   *
   * @example
   * await kit.plugins.pay.loadTokens()
   * const { tokens } = kit.plugins.pay.state.getState().payWith
   * if (tokens.status === 'success') kit.plugins.pay.selectToken(tokens.data[0])
   */
  selectToken(token: PayToken | undefined): void
  /**
   * Claims the refund of a cross-chain conversion that didn't arrive in time (`state.payment.conversion.status` is `expired`). Sends a
   * request to the wallet, and resolves once the refund has arrived.
   *
   * @throws KitError `pay/rejected`, `pay/conversionFailed` (`details` has the reason, such as that it is too early), `pay/changed`,
   *   `pay/inProgress`
   */
  claimRefund(): Promise<void>
  /** Loads the exchanges for the open payment or the deposit into `state.exchanges`. Failures are exposed there. */
  loadExchanges(what: { readonly isDeposit: boolean }): Promise<void>
  /** Loads the assets that exchanges support into `state.assets`, and selects the first for the deposit. Failures are exposed there. */
  loadAssets(): Promise<void>
  /**
   * Pays the open payment from the user's balance at an exchange. Returns the page to open. The payment is tracked from then on.
   *
   * @throws KitError `pay/exchangeUnavailable`, `pay/inProgress`
   */
  payAtExchange(choice: ExchangeChoice): Promise<{ readonly url: string }>
  /** Changes the deposit. */
  editDeposit(change: DepositEdit): void
  /**
   * Starts `state.deposit` from an exchange to the user's own account. Returns the page to open, and the ID for `resume`.
   *
   * @throws KitError `pay/invalidAmount`, `pay/exchangeUnavailable`, `connection/notConnected`
   */
  deposit(choice: ExchangeChoice): Promise<{ readonly url: string; readonly paymentId: string }>
  /** Whether the app has configured exchanges. */
  hasExchanges(): boolean
  /** Shows a payment in progress. */
  show(paymentId: string): void
  /** Simulates the transfer again after a failure. */
  retry(): void
  /** Opens the wallet list in the modal, and returns to the payment after the connection. */
  connect(): void
  /** Registers a view. While it is registered, payments in progress are polled every 3 s. Returns a function that unregisters it. */
  watch(): () => void
}

/**
 * Creates the pay plugin: payments of a fixed amount, from the connected wallet or an exchange. Its views are `payFeature` of
 * `@kit/pay/react`.
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
      /** Without access to configured services, only the payer's own tokens remain. */
      const reachable = (): PayOptions =>
        context.kit.isRegionBlocked ? { ...options, api: undefined, exchanges: [], conversions: [] } : options
      const store = createStore<PayState>(emptyPay)
      const { watch, watchers } = createWatch(() => refresh())
      const { asyncCommand, action } = context.listCommands(
        () => import('./commands/payCommands.js'),
        (code) => code.createPayServices(reachable(), context, store, watchers),
        { stored: paymentsKey(context.kit.options.storagePrefix) },
      )
      const refresh = action((m) => m.refreshTracking)
      return {
        state: readable(store),
        open: asyncCommand((m) => m.openPayment),
        resume: asyncCommand((m) => m.resume),
        submit: asyncCommand((m) => m.submitPayment),
        hasConversions: () => !!reachable().conversions?.length,
        loadTokens: asyncCommand((m) => m.loadPayTokens),
        selectToken: action((m) => m.choose),
        claimRefund: asyncCommand((m) => m.claimRefund),
        loadExchanges: asyncCommand((m) => m.loadExchanges),
        loadAssets: asyncCommand((m) => m.loadAssets),
        payAtExchange: asyncCommand((m) => m.payAtExchange),
        editDeposit: action((m) => m.editDeposit),
        deposit: asyncCommand((m) => m.deposit),
        hasExchanges: () => !!reachable().exchanges?.length,
        show: action((m) => m.showPayment),
        retry: action((m) => m.retryPlan),
        connect: action((m) => m.connectPayer),
        watch,
      }
    },
  }
}
