import type { OnrampServices } from '../services/createOnrampServices.js'

/** Starts tracking the purchase, when the user has opened the payment page. */
export const start =
  ({ store, orders }: OnrampServices) =>
  (): void => {
    const { networkId, address, offering, payment, amount, link, purchase } = store.getState()
    if (networkId === undefined || address === undefined) return
    if (link.status === 'success' && offering && payment)
      orders.start({ networkId, address, symbol: offering.symbol, amount, currency: payment.id, url: link.data })
    // Reopened after a failure, or after the window was closed.
    else if (purchase) orders.start(purchase)
  }
