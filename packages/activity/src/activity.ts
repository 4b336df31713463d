import type { ApiClient } from '@kit/api'
import type { CaipNetworkId, KitError, Plugin, ReadableStore } from '@kit/core'
import { createStore, type TransactionDetails, whenRead } from '@kit/core/plugin'
import type { ActivityItem } from './ActivityItem.js'

/** What happened with the active account. */
export type ActivityState = {
  /** Of the service: `idle` without one, or before the first `load()`. The journal's transactions are always in `items`. */
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  /** Newest first, without spam, each transaction once. */
  readonly items: readonly ActivityItem[]
  /** Whether `loadMore()` brings more. */
  readonly hasMore: boolean
  /** The active network alone, or all of its family. */
  readonly scope: 'network' | 'namespace'
  readonly error: KitError | undefined
}

declare module '@kit/core' {
  interface PluginEvents {
    'activity/failed': { readonly networkId: CaipNetworkId | undefined; readonly error: KitError }
  }
}

/** What {@link activity} takes. */
export type ActivityOptions = {
  /** A client of the Blockchain API. Without it the history is what this kit sent itself. */
  readonly api?: ApiClient | undefined
}

/** `kit.plugins.activity`. */
export type ActivityApi = {
  /** The history of the active account: asked for when somebody subscribes, or by `load()`, and from then on it follows account, network and journal. */
  readonly state: ReadableStore<ActivityState>
  /** The visitor looks: asks for the first page, unless it was read within the last 15 s. Never rejects: `state` and a toast say so. */
  load(): Promise<void>
  /** Asks for the next page. Never rejects. */
  loadMore(): Promise<void>
  /** The active network alone, or all networks of its family. */
  setScope(scope: ActivityState['scope']): void
  /** A transaction as its chain has it; undefined where the chain does not say. Rejects with `rpc/*`. */
  getDetails(item: ActivityItem): Promise<TransactionDetails | undefined>
}

/** The plugin that {@link activity} makes. */
export type ActivityPlugin = Plugin<'activity', ActivityApi>

/**
 * What happened with the active account: the service's history joined with the journal of the kit. Its views are `activityFeature` of
 * `@kit/activity/react`.
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
    const { asks, does } = context.listCommands(
      () => import('./commands/activityCommands.js'),
      (code) => code.createActivityServices(context, state, context.kit.isRegionBlocked ? undefined : api),
    )
    const load = asks((m) => m.loadActivity)
    return {
      state: whenRead(state, () => {
        load().catch((error) => context.ports.log.error('Failed to load activity', error))
      }),
      load,
      loadMore: asks((m) => m.loadMore),
      setScope: does((m) => m.setScope),
      getDetails: asks((m) => m.getDetails),
    }
  },
})
