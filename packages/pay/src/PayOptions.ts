import type { ApiClient } from '@kit/api'
import type { ConversionProvider } from './ConversionProvider.js'
import type { ExchangeProvider } from './ExchangeProvider.js'
import type { PayWarning } from './PayState.js'

/** Options for {@link pay}. */
export type PayOptions = {
  /**
   * Client of the Blockchain API. It provides prices, and finds payments that the wallet sent after the page was closed if the chain
   * doesn't.
   */
  readonly api?: ApiClient | undefined
  /** Providers that let users pay from their balance at exchanges, such as `apiExchanges(api)`. Defaults to none. */
  readonly exchanges?: readonly ExchangeProvider[]
  /** Providers that swap other tokens for the requested one, such as `swapConversion({ api })` of `@kit/swap`. Defaults to none. */
  readonly conversions?: readonly ConversionProvider[]
  /** Time after which an unconfirmed transaction is reported as `timeout`, in milliseconds. It is still tracked. Defaults to 180 000. */
  readonly timeoutMs?: number
}

/** Options for `kit.plugins.pay.open`. */
export type PayOpenOptions = {
  /** Cancels the payment, unless it is already in progress. */
  readonly signal?: AbortSignal
}

/** Options for `kit.plugins.pay.submit`. */
export type PaySubmitOptions = {
  /** Warnings that the user has accepted. Severe warnings are required, see `isSeverePayWarning`. */
  readonly acknowledged?: readonly PayWarning[]
}
