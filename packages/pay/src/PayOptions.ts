import type { ApiClient } from '@kit/api'

/** What {@link pay} takes. */
export type PayOptions = {
  /** A client of the Blockchain API: finds a payment that a wallet sent after the page was gone. */
  readonly api?: ApiClient | undefined
  /** After so long a transaction that is not confirmed is told as `timeout`; it is looked for all the same. Default 180 000. */
  readonly timeoutMs?: number
}
