import type { ApiClient } from '@kit/api'

/** Options for {@link smartSessions}. */
export type SmartSessionsOptions = {
  /** The Blockchain API client that stores the sessions. */
  readonly api: ApiClient
  /** Whether new permissions are shown in the modal after `kit.grantPermissions` resolves. Defaults to `true`. */
  readonly showsNewSessions?: boolean | undefined
}
