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
import {
  isSwapNetwork,
  type SwapEdit,
  type SwapOptions,
  type SwapStart,
  type SwapSubmitOptions,
} from './SwapOptions.js'
import { emptySwap, type Quote, type SwappableToken, type SwapState, type SwapStep } from './SwapState.js'

type SwapPair = { readonly networkId: CaipNetworkId; readonly from: string; readonly to: string }

declare module '@kit/core' {
  interface PluginEvents {
    /** The swap was requested from the wallet. Tokens are given by symbol. */
    'swap/requested': SwapPair
    'swap/sent': SwapPair
    'swap/failed': SwapPair & { readonly error: KitError }
  }
}

declare module '@kit/modal' {
  interface ViewData {
    Swap: undefined
    SwapPreview: undefined
    SwapSent: undefined
  }
  interface ViewResults {
    Swap: { readonly data: SwapStart; readonly result: { readonly hash: string } }
  }
}

/** API of `kit.plugins.swap`. */
export type SwapPlugin = {
  readonly state: ReadableStore<SwapState>
  /** Whether the options enable swaps on the active network. */
  isOffered(): boolean
  /** Loads all tokens that can be swapped on the active network. Rejects with `api/*`. */
  loadTokens(): Promise<readonly SwappableToken[]>
  /** Starts a new swap, also after a submitted one. Rejects with `amount/invalid`, `api/*`. */
  start(start?: SwapStart): Promise<void>
  /** Changes the swap. The quote loads after a debounce; the latest change wins. Throws `swap/slippageInvalid`. */
  edit(change: SwapEdit): void
  switchSides(): void
  /**
   * Registers a view. While it is registered, tokens are loaded whenever the account or network changes. The quote is refreshed every 10 s
   * while the page is visible. Returns a function that unregisters it, and clears the error of a failed attempt.
   */
  watch(): () => void
  /**
   * Changes the swap if given, and loads its quote. Rejects with `swap/notReady`, `swap/insufficientLiquidity`, `swap/notSupported`,
   * `api/*`.
   */
  quote(change?: SwapEdit): Promise<Quote>
  /**
   * Builds the transaction, simulates it, and checks it against the quote. The requests to the wallet are exposed in `steps`. Rejects with
   * `swap/transactionMismatch`, `swap/feeOnTransfer`, `swap/wouldFail`, and the errors of `quote`.
   */
  prepare(): Promise<readonly SwapStep[]>
  /**
   * Sends the requests in `steps` to the wallet, approval and swap, each rebuilt and checked. Resolves once the swap is sent. Rejects with
   * `connection/rejected` and the errors of `prepare`; everything typed stays. With `transaction/maybeSent`, the request got no response,
   * or a batch has an unknown status. Until it is known, it rejects with `swap/unacknowledged` unless `acknowledged` contains `maybeSent`.
   */
  submit(options?: SwapSubmitOptions): Promise<{ readonly hash: string }>
  /** Searches the chain for a swap that may have been sent (`state.maybeSent`). Never rejects; a swap that is found becomes `submitted`. */
  check(): Promise<void>
  /** Handlers of modal requests: `kit.open({ view: 'Swap', data: { amount, fromToken, toToken } })`. */
  readonly requests: {
    Swap(data: unknown, left: AbortSignal): Promise<{ readonly result: Promise<{ readonly hash: string }> }>
  }
}

/**
 * Creates the swap plugin, which swaps tokens over the Blockchain API. Its views are `swapFeature` of `@kit/swap/react`.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://api.example', ...browserPorts() })
 * const kit = createKit({ metadata, adapters, plugins: [modal(), swap({ api })] })
 */
export function swap(options: SwapOptions): Plugin<'swap', SwapPlugin> {
  return {
    id: 'swap',
    services: [options.api],
    setup(context) {
      const store = createStore<SwapState>(emptySwap(options.providerFee ?? 0))
      const { watch, watchers } = createWatch((by) => {
        // Failures are exposed in the state.
        if (by > 0) start().catch(() => {})
        // The error of an attempt belongs to the view that showed it.
        else store.update((now) => (now.error === undefined ? now : { ...now, error: undefined }))
      })
      const { asyncCommand, action } = context.listCommands(
        () => import('./commands/swapCommands.js'),
        (code) => code.createSwapServices(options, context, store, watchers),
      )
      const start = asyncCommand((m) => m.start)
      return {
        state: readable(store),
        isOffered: () => isSwapNetwork(context.kit.active.getState().network?.id, options),
        loadTokens: asyncCommand((m) => m.loadTokens),
        start,
        edit: action((m) => m.edit),
        switchSides: action((m) => m.switchSides),
        watch,
        quote: asyncCommand((m) => m.quote),
        prepare: asyncCommand((m) => m.prepare),
        submit: asyncCommand((m) => m.submit),
        check: asyncCommand((m) => m.check),
        requests: { Swap: asyncCommand((m) => m.request) },
      }
    },
  }
}
