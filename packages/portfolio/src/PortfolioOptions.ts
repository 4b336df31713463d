import type { ApiClient } from '@kit/api'

/** Options for {@link portfolio}. */
export type PortfolioOptions = {
  /** Client of the Blockchain API. Without it, there are no NFTs. */
  readonly api?: ApiClient | undefined
}
