import type { Plugin, ReadableStore } from '@kit/core'
import { createStore, readable } from '@kit/core/plugin'
import type { AnalyticsOptions } from './AnalyticsOptions.js'
import type { AnalyticsState } from './AnalyticsState.js'

/** The API of `kit.plugins.analytics`. */
export type AnalyticsApi = {
  readonly state: ReadableStore<AnalyticsState>
  /** Enables or disables analytics, such as after asking for consent. Disabling discards unsent events. The setting isn't stored. */
  setEnabled(isEnabled: boolean): void
}

/** The plugin that {@link analytics} creates. */
export type AnalyticsPlugin = Plugin<'analytics', AnalyticsApi>

/**
 * Creates a plugin that reports events of the kit to a service of your choice. `docs/analytics.md` lists all events. Nothing is sent before
 * the user interacts with the page or without an `api`, and no address unless you opt in. Failures of the service don't affect users. If it
 * rejects the page's origin (403), the kit alerts INVALID_APP_CONFIGURATION once.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://kit.example', projectId: 'app', ...browserPorts() })
 * const kit = createKit({ metadata, adapters, plugins: [modal(), analytics({ api })] })
 */
export const analytics = (options: AnalyticsOptions = {}): AnalyticsPlugin => ({
  id: 'analytics',
  services: [options.api],
  setup(context) {
    const state = createStore<AnalyticsState>({ isEnabled: options.isEnabled ?? true })
    // Without a receiver there is nothing to do, and nothing to load.
    if (options.api !== undefined || options.onEvent !== undefined)
      context.listCommands(
        () => import('./services/createAnalyticsServices.js'),
        (code, engine) => code.createAnalyticsServices(context, engine, options, state),
        'opening',
      )
    context.onDestroy(state.complete)
    return {
      state: readable(state),
      setEnabled: (isEnabled) => state.update((now) => (now.isEnabled === isEnabled ? now : { isEnabled })),
    }
  },
})
