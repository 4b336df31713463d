import type { CaipNetworkId, KitError, Plugin, ReadableStore } from '@kit/core'
import { createStore, type TransactionDetails, whenSubscribed } from '@kit/core/plugin'
import type { ActivityItem } from './ActivityItem.js'
import type { ActivityOptions } from './ActivityOptions.js'
import type { ActivityState } from './ActivityState.js'

declare module '@kit/core' {
  interface PluginEvents {
    'activity/failed': { readonly networkId: CaipNetworkId | undefined; readonly error: KitError }
  }
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
