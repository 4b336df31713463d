import type { ApiClient } from '@kit/api'

/** Options for {@link names}. */
export type NamesOptions = {
  /** The Blockchain API client that stores the names. */
  readonly api: ApiClient
  /** The suffix of names, such as `kit.test`. Defaults to the first zone of the service. */
  readonly zone?: string | undefined
}
