import type { ApiClient } from '@kit/api'

/** What the plugin `smartSessions` takes. */
export type SmartSessionsOptions = {
  /** A client of the Blockchain API, which keeps the record of sessions. */
  readonly api: ApiClient
  /** Whether what was permitted is shown once `kit.grantPermissions` was answered, where the page has the modal. Default true. */
  readonly showsCreated?: boolean | undefined
}
