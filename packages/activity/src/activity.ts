import type { ApiClient } from '@kit/api'
import type { CaipNetworkId, KitError, Plugin, ReadableStore } from '@kit/core'
import { createStore, type TransactionDetails, whenSubscribed } from '@kit/core/plugin'
import type { ActivityItem } from './ActivityItem.js'

/** State of {@link activity}: the history of the active account. */
export type ActivityState = {
  /** Status of the service. `idle` without one, or before the first `load()`. Transactions of the journal are always in `items`. */
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  /** Newest first, without spam and duplicates. */
  readonly items: readonly ActivityItem[]
  /** Whether `loadMore()` has another page. */
  readonly hasMore: boolean
  /** Only the active network, or all networks of its namespace. */
  readonly scope: 'network' | 'namespace'
  readonly error: KitError | undefined
}

declare module '@kit/core' {
  interface PluginEvents {
    'activity/failed': { readonly networkId: CaipNetworkId | undefined; readonly error: KitError }
  }
}

/** Options for {@link activity}. */
export type ActivityOptions = {
  /** Client of the Blockchain API. Without it, the history contains only transactions sent by this kit. */
  readonly api?: ApiClient | undefined
}

/** API of `kit.plugins.activity`. */
export type ActivityApi = {
  /**
   * History of the active account. It loads with the first subscriber or `load()`, and then follows the account, the network and the
   * journal.
   */
  readonly state: ReadableStore<ActivityState>
  /** Loads the first page, unless it was loaded in the last 15 s. Never rejects: failures are exposed in `state` and shown as a toast. */
  load(): Promise<void>
  /** Loads the next page. Never rejects. */
  loadMore(): Promise<void>
  /** Shows only the active network, or all networks of its namespace. */
  setScope(scope: ActivityState['scope']): void
  /** Reads the details of a transaction from its chain. Undefined if the chain doesn't provide them. Rejects with `rpc/*`. */
  getDetails(item: ActivityItem): Promise<TransactionDetails | undefined>
}

/** The plugin that {@link activity} creates. */
export type ActivityPlugin = Plugin<'activity', ActivityApi>

/**
 * Creates the activity plugin: the history of the active account, merged from the service and the kit's journal. Its views are
 * `activityFeature` of `@kit/activity/react`.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], plugins: [activity()] })
 * await kit.plugins.activity.load()
 */
export const activity = ({ api }: ActivityOptions = {}): ActivityPlugin => ({
  id: 'activity',
  services: [api],
  setup(context) {
    const state = createStore<ActivityState>({
      status: 'idle',
      items: [],
      hasMore: false,
      scope: 'network',
      error: undefined,
    })
    const { asyncCommand, action } = context.listCommands(
      () => import('./commands/activityCommands.js'),
      (code) => code.createActivityServices(context, state, context.kit.isRegionBlocked ? undefined : api),
    )
    const load = asyncCommand((m) => m.loadActivity)
    return {
      state: whenSubscribed(state, () => {
        load().catch((error) => context.ports.log.error('Failed to load activity', error))
      }),
      load,
      loadMore: asyncCommand((m) => m.loadMore),
      setScope: action((m) => m.setScope),
      getDetails: asyncCommand((m) => m.getDetails),
    }
  },
})
