import type { ExchangeChoice } from '../ExchangeProvider.js'
import { payError } from '../PayErrorCodes.js'
import type { PayServices } from '../services/createPayServices.js'

/** Pays the open payment at an exchange. */
export const payAtExchange =
  ({ exchanges, store }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string }> => {
    const { payment } = store.getState()
    if (payment === undefined) throw payError('pay/notFound', 'No payment is open. Call `open` first.')
    return exchanges.begin(payment, choice)
  }
