import type { ApiClient } from '@kit/api'

/** What the plugin `names` takes. */
export type NamesOptions = {
  /** A client of the Blockchain API, which keeps the names. */
  readonly api: ApiClient
  /** What names end with, such as `kit.test`. Default: the first zone of the service, which is asked for it. */
  readonly zone?: string | undefined
}
