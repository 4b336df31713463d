import type { ApiClient } from '@kit/api'

/** Options for {@link activity}. */
export type ActivityOptions = {
  /** Client of the Blockchain API. Without it, the history contains only transactions sent by this kit. */
  readonly api?: ApiClient | undefined
}
