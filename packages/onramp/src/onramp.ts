import type { OnrampQuote } from '@kit/api'
import {
  type CaipNetworkId,
  createStore,
  createWatch,
  type Plugin,
  type ReadableStore,
  readable,
} from '@kit/core/plugin'
import { hasPurchases, purchasesKey } from './hasPurchases.js'
import type {} from './OnrampErrorCodes.js'
import { isOnrampNetwork, type OnrampPluginOptions } from './OnrampPluginOptions.js'
import { emptyOnramp, type OnrampEdit, type OnrampOrder, type OnrampState } from './OnrampState.js'

declare module '@kit/core' {
  interface PluginEvents {
    /** The visitor went to the page where it is paid. */
    'onramp/started': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly currency: string }
    /** What was bought is there, or will not come. */
    'onramp/ended': {
      readonly networkId: CaipNetworkId
      readonly symbol: string
      readonly status: 'success' | 'failed'
    }
  }
}

/** The face of the plugin: `kit.plugins.onramp`. */
export type OnrampPlugin = {
  readonly state: ReadableStore<OnrampState>
  /** Whether buying is offered on the active network, as far as the options say. */
  isOffered(): boolean
  /**
   * Reads what can be bought on the active network and chooses the first of each, for 50 of the currency; the built-in list where the
   * service fails. Rejects with `onramp/notOffered`.
   */
  begin(): Promise<void>
  /** Changes what is bought. What it costs and where it is paid is asked once the visitor pauses; the newest counts. */
  edit(change: OnrampEdit): void
  /**
   * Changes what is bought, and asks what it costs; where nobody quotes the amount is echoed and `isEstimate`. Rejects with
   * `onramp/amountInvalid`, `onramp/amountTooSmall`, `onramp/amountTooLarge`, `onramp/notOffered`, `api/*`.
   */
  quote(change?: OnrampEdit): Promise<OnrampQuote>
  /** The page where it is paid, `https:` or of this machine. Rejects as `quote` does. */
  getUrl(change?: OnrampEdit): Promise<string>
  /** Says that the visitor went to that page: from now on the order is followed until it is there, over reloads and in all tabs. */
  start(): void
  /** Whether a purchase may be under way: before anything is loaded, whether one was begun on this page at all. */
  isFollowing(): boolean
  /** Ends following the purchase. The service still has its order. */
  forget(): void
  /** Reads the orders of the account, newest first. Rejects with `api/*`. */
  loadOrders(): Promise<readonly OnrampOrder[]>
  /** Says that somebody looks: what is pending is asked about every 3 s, also what was begun before a reload. Returns the end. */
  watch(): () => void
}

/**
 * Buying over the Blockchain API. Its views are `onrampFeature` of `@kit/onramp/react`.
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
      const store = createStore<OnrampState>(emptyOnramp)
      const { watch, watchers } = createWatch(() => look())
      const { asks, does } = context.listCommands(
        () => import('./commands/onrampCommands.js'),
        (code) => code.createOnrampServices(options, context, store, watchers),
      )
      const look = does((m) => m.look)
      return {
        state: readable(store),
        isOffered: () => isOnrampNetwork(context.kit.active.getState().network?.id, options),
        begin: asks((m) => m.beginPurchase),
        edit: does((m) => m.editPurchase),
        quote: asks((m) => m.quotePurchase),
        getUrl: asks((m) => m.getUrl),
        start: does((m) => m.start),
        isFollowing() {
          const { address, purchase } = store.getState()
          if (address === undefined)
            return hasPurchases(context.ports.storage, purchasesKey(context.kit.options.storagePrefix))
          return purchase?.status === 'waiting' || purchase?.status === 'pending'
        },
        forget: does((m) => m.forget),
        loadOrders: asks((m) => m.loadOrders),
        watch,
      }
    },
  }
}
