import type { OnrampQuote } from '@kit/api'
import {
  type CaipNetworkId,
  createStore,
  createWatch,
  hasStored,
  type Plugin,
  type ReadableStore,
  readable,
} from '@kit/core/plugin'
import type {} from './OnrampErrorCodes.js'
import { isOnrampNetwork, type OnrampPluginOptions } from './OnrampPluginOptions.js'
import { emptyOnramp, type OnrampEdit, type OnrampOrder, type OnrampState } from './OnrampState.js'
import { purchasesKey } from './purchasesKey.js'

declare module '@kit/core' {
  interface PluginEvents {
    /** The user opened the payment page. */
    'onramp/started': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly currency: string }
    /** The purchase was delivered, or has failed. */
    'onramp/ended': {
      readonly networkId: CaipNetworkId
      readonly symbol: string
      readonly status: 'success' | 'failed'
    }
  }
}

/** API of `kit.plugins.onramp`. */
export type OnrampPlugin = {
  readonly state: ReadableStore<OnrampState>
  /** Whether the options enable buying on the active network. */
  isOffered(): boolean
  /**
   * Loads the purchase options of the active network and selects the first of each, with an amount of 50. Falls back to the built-in list
   * if the service fails. Rejects with `onramp/notOffered`.
   */
  load(): Promise<void>
  /** Changes the purchase. The quote and the payment URL load after a debounce; the latest change wins. */
  edit(change: OnrampEdit): void
  /**
   * Changes the purchase and loads the quote. Without a live quote, the amount is returned with `isEstimate`. Rejects with
   * `onramp/amountInvalid`, `onramp/amountTooSmall`, `onramp/amountTooLarge`, `onramp/notOffered`, `api/*`.
   */
  quote(change?: OnrampEdit): Promise<OnrampQuote>
  /** Returns the URL of the payment page, `https:` or on localhost. Rejects like `quote`. */
  getUrl(change?: OnrampEdit): Promise<string>
  /** Call this when the user opens the payment page. The order is then tracked until it is delivered, across reloads and tabs. */
  start(): void
  /** Whether a purchase may be in progress. Before anything is loaded: whether one was started in this browser at all. */
  isTracking(): boolean
  /** Stops tracking the purchase. The order itself isn't cancelled. */
  stopTracking(): void
  /** Loads the orders of the account, newest first. Rejects with `api/*`. */
  loadOrders(): Promise<readonly OnrampOrder[]>
  /**
   * Registers a view. While it is registered, pending orders are polled every 3 s, including those from before a reload. Returns a function
   * that unregisters it.
   */
  watch(): () => void
}

/**
 * Creates the on-ramp plugin, to buy crypto over the Blockchain API. Its views are `onrampFeature` of `@kit/onramp/react`.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://api.example', ...browserPorts() })
 * const kit = createKit({ metadata, adapters, plugins: [modal(), onramp({ api })] })
 */
export function onramp(options: OnrampPluginOptions): Plugin<'onramp', OnrampPlugin> {
  return {
    id: 'onramp',
    services: [options.api],
    setup(context) {
      const key = purchasesKey(context.kit.options.storagePrefix)
      const store = createStore<OnrampState>(emptyOnramp)
      const { watch, watchers } = createWatch(() => refresh())
      const { asyncCommand, action } = context.listCommands(
        () => import('./commands/onrampCommands.js'),
        (code) => code.createOnrampServices(options, context, store, watchers),
        { stored: key },
      )
      const refresh = action((m) => m.refreshOrders)
      return {
        state: readable(store),
        isOffered: () => isOnrampNetwork(context.kit.active.getState().network?.id, options),
        load: asyncCommand((m) => m.beginPurchase),
        edit: action((m) => m.editPurchase),
        quote: asyncCommand((m) => m.quotePurchase),
        getUrl: asyncCommand((m) => m.getUrl),
        start: action((m) => m.start),
        isTracking() {
          const { address, purchase } = store.getState()
          if (address === undefined) return hasStored(context.ports.storage, key)
          return purchase?.status === 'waiting' || purchase?.status === 'pending'
        },
        stopTracking: action((m) => m.forget),
        loadOrders: asyncCommand((m) => m.loadOrders),
        watch,
      }
    },
  }
}
