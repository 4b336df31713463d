import type { AnalyticsEvent, ApiClient } from '@kit/api'
import type { Plugin, ReadableStore } from '@kit/core'
import { createStore, readable } from '@kit/core/plugin'

/** `kit.plugins.analytics.state`. */
export type AnalyticsState = { readonly isEnabled: boolean }

/** What `analytics()` takes. */
export type AnalyticsOptions = {
  /** A client of the analytics service. Without it nothing is sent anywhere; `onEvent` is called all the same. */
  readonly api?: ApiClient | undefined
  /** `false`: nothing is sent and nothing is told, until `setEnabled(true)`. Default `true`. */
  readonly isEnabled?: boolean | undefined
  /** Sends the address of the active account along; kit-server keeps a keyed hash in its place. Default `false`. */
  readonly isAddressSent?: boolean | undefined
  /** Gets each event as it is sent, at once. What it throws is logged. */
  readonly onEvent?: ((event: AnalyticsEvent) => void) | undefined
}

/** `kit.plugins.analytics`. */
export type AnalyticsApi = {
  readonly state: ReadableStore<AnalyticsState>
  /** For a visitor who is asked. Turned off, what was not sent yet is forgotten; it is not remembered over a reload. */
  setEnabled(isEnabled: boolean): void
}

/** The plugin that {@link analytics} makes. */
export type AnalyticsPlugin = Plugin<'analytics', AnalyticsApi>

/**
 * Tells a service of your choice what happens in the kit: `docs/analytics.md` lists every event. It sends nothing before the visitor does
 * something, nothing where no `api` is given, and no address unless asked to. A service that fails is no matter of the visitor's; one
 * that refuses the page (403) is the alert INVALID_APP_CONFIGURATION, once.
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
        () => import('./startAnalyticsServices.js'),
        (code, engine) => code.startAnalyticsServices(context, engine, options, state),
        'opening',
      )
    context.onDestroy(state.complete)
    return {
      state: readable(state),
      setEnabled: (isEnabled) => state.update((now) => (now.isEnabled === isEnabled ? now : { isEnabled })),
    }
  },
})
