import type { ApiClient } from '@kit/api'
import type { ConversionProvider } from './ConversionProvider.js'
import type { ExchangeProvider } from './ExchangeProvider.js'
import type { PayWarning } from './PayState.js'

/** What {@link pay} takes. */
export type PayOptions = {
  /** A client of the Blockchain API: finds a payment that a wallet sent after the page was gone where the chain does not, and says what tokens cost. */
  readonly api?: ApiClient | undefined
  /** Who lets visitors pay from their balance at exchanges, such as `apiExchanges(api)`. Default: nobody. */
  readonly exchanges?: readonly ExchangeProvider[]
  /** Who swaps what the payer holds for what is asked for, such as `swapConversion({ api })` of `@kit/swap`. Default: nobody. */
  readonly conversions?: readonly ConversionProvider[]
  /** After so long a transaction that is not confirmed is told as `timeout`; it is looked for all the same. Default 180 000. */
  readonly timeoutMs?: number
}

/** What `kit.plugins.pay.open` takes beside the payment. */
export type PayOpenOptions = {
  /** Gives the payment up, unless it is under way. */
  readonly signal?: AbortSignal
}

/** What `kit.plugins.pay.submit` takes. */
export type PaySubmitOptions = {
  /** Warnings that were shown and accepted. Grave ones have to be, see `isSeverePayWarning`. */
  readonly acknowledged?: readonly PayWarning[]
}
