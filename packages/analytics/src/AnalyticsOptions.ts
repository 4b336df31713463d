import type { AnalyticsEvent, ApiClient } from '@kit/api'

/** Options for {@link analytics}. */
export type AnalyticsOptions = {
  /** Client of the analytics service. Without it nothing is sent, but `onEvent` is still called. */
  readonly api?: ApiClient | undefined
  /** If false, no events are sent or passed to `onEvent` until `setEnabled(true)`. Defaults to true. */
  readonly isEnabled?: boolean | undefined
  /** Includes the address of the active account. kit-server stores a keyed hash of it. Defaults to false. */
  readonly isAddressSent?: boolean | undefined
  /** Called synchronously with each event. Errors are logged. */
  readonly onEvent?: ((event: AnalyticsEvent) => void) | undefined
}
