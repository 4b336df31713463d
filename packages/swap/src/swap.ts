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
import { emptySwap, type Quote, type SwapState, type SwapStep, type TradedToken } from './SwapState.js'

type SwapPair = { readonly networkId: CaipNetworkId; readonly from: string; readonly to: string }

declare module '@kit/core' {
  interface PluginEvents {
    /** The wallet is asked for what a swap takes; tokens by their symbols. */
    'swap/asked': SwapPair
    'swap/sent': SwapPair
    'swap/failed': SwapPair & { readonly error: KitError }
  }
}

declare module '@kit/modal' {
  interface ViewData {
    Swap: undefined
  }
  interface ViewAnswers {
    Swap: { readonly data: SwapStart; readonly answer: { readonly hash: string } }
  }
}

/** The face of the plugin: `kit.plugins.swap`. */
export type SwapPlugin = {
  readonly state: ReadableStore<SwapState>
  /** Whether swaps are offered on the active network, as far as the options say. */
  isOffered(): boolean
  /** Everything that is traded on the active network. Rejects with `api/*`. */
  loadTokens(): Promise<readonly TradedToken[]>
  /** Begins a swap, also after one that was sent. Rejects with `amount/invalid`, `api/*`. */
  begin(start?: SwapStart): Promise<void>
  /** Changes the swap and asks for its price once the visitor pauses; the newest counts. Throws `swap/slippageInvalid`. */
  edit(change: SwapEdit): void
  switchSides(): void
  /**
   * Says that somebody looks: tokens are there for the account and network, also when these change, and the price is asked again every
   * 10 s while the page is visible. Returns the end.
   */
  watch(): () => void
  /** Changes the swap, and asks for its price. Rejects with `swap/notReady`, `swap/insufficientLiquidity`, `swap/notSupported`, `api/*`. */
  quote(change?: SwapEdit): Promise<Quote>
  /**
   * Builds the transaction, tries it and checks that it does what is shown; what the wallet will be asked for is in `steps`. Rejects
   * with `swap/transactionRefused`, `swap/feeOnTransfer`, `swap/wouldFail`, and what `quote` rejects with.
   */
  prepare(): Promise<readonly SwapStep[]>
  /**
   * Asks the wallet, for approval and swap as `steps` says, each built and checked anew. Resolves once the swap is sent. Rejects with
   * `connection/rejected`, and what `prepare` rejects with; what was typed stays. With `transaction/maybeSent` the wallet did not say whether
   * it sent, or took calls whose status can't be read: until that is known, `swap/unacknowledged` unless `acknowledged` has `mayBeSent`.
   */
  submit(options?: SwapSubmitOptions): Promise<{ readonly hash: string }>
  /** Looks on the chain for a swap that may have been sent (`state.maybeSent`). Never rejects; one that is found is `submitted`. */
  check(): Promise<void>
  /** How the modal asks for an answer: `kit.open({ view: 'Swap', data: { amount, fromToken, toToken } })`. */
  readonly requests: {
    Swap(data: unknown, left: AbortSignal): Promise<{ readonly answer: Promise<{ readonly hash: string }> }>
  }
}

/**
 * Swaps tokens over the Blockchain API.
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
      // Failures stand in the state.
      const { watch, watchers } = createWatch((by) => void (by > 0 && begin().catch(() => {})))
      const { asks, does } = context.listCommands(
        () => import('./commands/swapCommands.js'),
        (code) => code.createSwapServices(options, context, store, watchers),
      )
      const begin = asks((m) => m.begin)
      return {
        state: readable(store),
        isOffered: () => isSwapNetwork(context.kit.active.getState().network?.id, options),
        loadTokens: asks((m) => m.loadTokens),
        begin,
        edit: does((m) => m.edit),
        switchSides: does((m) => m.switchSides),
        watch,
        quote: asks((m) => m.quote),
        prepare: asks((m) => m.prepare),
        submit: asks((m) => m.submit),
        check: asks((m) => m.check),
        requests: { Swap: asks((m) => m.request) },
      }
    },
  }
}
