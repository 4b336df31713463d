import type { AnalyticsEvent, ApiClient } from '@kit/api'

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
