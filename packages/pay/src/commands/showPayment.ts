import type { PayServices } from '../services/createPayServices.js'

/** Shows a payment in progress. */
export const showPayment =
  ({ modal, payments, show }: PayServices) =>
  (paymentId: string): void => {
    const payment = payments.read(paymentId)
    if (payment === undefined) return
    show(payment)
    modal.push('PayLoading')
  }
