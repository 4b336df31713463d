import type { ExchangeChoice } from '../ExchangeProvider.js'
import type { PayServices } from '../services/createPayServices.js'

/** Deposits from an exchange to the user's own account. */
export const deposit =
  ({ deposits, exchanges }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string; readonly paymentId: string }> => {
    const payment = deposits.toPayment()
    const { url } = await exchanges.begin(payment, choice)
    return { url, paymentId: payment.paymentId }
  }
