import type { PaymentCurrency, PaymentMethodLimit } from '@kit/api'
import type { Offering } from './OnrampState.js'

/** What can be changed of a purchase. What is left out stays. */
export type OnrampEdit = {
  readonly offering?: Offering
  readonly payment?: PaymentCurrency
  readonly method?: PaymentMethodLimit
  /** Money, decimal text. */
  readonly amount?: string
}
