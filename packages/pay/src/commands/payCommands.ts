import type { ExchangeChoice } from '../ExchangeProvider.js'
import { payError } from '../PayErrorCodes.js'
import type { PaySubmitOptions } from '../PayOptions.js'
import type { PayResult, PayState } from '../PayState.js'
import type { Deposits } from '../services/createDeposit.js'
import type { PayServices } from '../services/createPayServices.js'
import type { PayWithSelection } from '../services/createPayWithSelection.js'

export { createPayServices } from '../services/createPayServices.js'
export { openPayment } from './openPayment.js'

/** Resolves with the result of a payment that was started on this page or before a reload. */
export const resume =
  ({ payments, wait }: PayServices) =>
  async (paymentId: string): Promise<PayResult> => {
    const kept = payments.read(paymentId)
    if (kept === undefined || kept.status === 'ready')
      throw payError('pay/notFound', 'Payment not found on this device.', { details: paymentId })
    return wait(paymentId)
  }

/** Swaps the selected token if any, then sends the request for the open payment to the wallet. */
export const submitPayment = (services: PayServices): ((options?: PaySubmitOptions) => Promise<void>) =>
  withFailureInState(services, async ({ acknowledged = [] }: PaySubmitOptions = {}) => {
    await services.convert(acknowledged)
    await services.payByWallet(acknowledged)
  })

/** Claims the refund of an expired conversion of the open payment. */
export const claimRefund = (services: PayServices): (() => Promise<void>) =>
  withFailureInState(services, services.claimRefund)

/** Stores the error of a failed command in the state, as long as the same payment is open. */
const withFailureInState =
  <Args extends readonly unknown[]>({ store }: PayServices, act: (...args: Args) => Promise<void>) =>
  async (...args: Args): Promise<void> => {
    const { payment } = store.getState()
    const change = (error: unknown) =>
      store.update((now) =>
        now.payment?.paymentId === payment?.paymentId ? { ...now, error: error as PayState['error'] } : now,
      )
    change(undefined)
    await act(...args).catch((error: unknown) => {
      change(error)
      throw error
    })
  }

/** Loads the tokens that the payer can use instead. */
export const loadPayTokens = ({ payWith }: PayServices): PayWithSelection['load'] => payWith.load

/** Selects the token to pay with. */
export const choose = ({ payWith }: PayServices): PayWithSelection['choose'] => payWith.choose

/** Loads the exchanges for the open payment, else for the deposit. */
export const loadExchanges =
  ({ exchangeLists, store }: PayServices) =>
  async ({ isDeposit }: { readonly isDeposit: boolean }): Promise<void> => {
    const { deposit, payment } = store.getState()
    const token = isDeposit ? deposit.token : payment?.token
    if (token !== undefined) await exchangeLists.load(token)
  }

/** Loads the assets that exchanges support, and selects the first of the active network for the deposit. */
export const loadAssets =
  ({ context, deposits, exchangeLists, store }: PayServices) =>
  async (): Promise<void> => {
    await exchangeLists.loadAssets()
    const { assets, deposit } = store.getState()
    if (assets.status !== 'success' || deposit.token !== undefined) return
    const networkId = context.kit.active.getState().network?.id
    const first = assets.data.find((token) => token.networkId === networkId) ?? assets.data[0]
    if (first) deposits.edit({ token: first })
  }

/** Pays the open payment at an exchange. */
export const payAtExchange =
  ({ exchanges, store }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string }> => {
    const { payment } = store.getState()
    if (payment === undefined) throw payError('pay/notFound', 'No payment is open. Call `open` first.')
    return exchanges.begin(payment, choice)
  }

/** Changes the deposit. */
export const editDeposit = ({ deposits }: PayServices): Deposits['edit'] => deposits.edit

/** Deposits from an exchange to the user's own account. */
export const deposit =
  ({ deposits, exchanges }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string; readonly paymentId: string }> => {
    const payment = deposits.toPayment()
    const { url } = await exchanges.begin(payment, choice)
    return { url, paymentId: payment.paymentId }
  }

/** Shows a payment in progress. */
export const showPayment =
  ({ modal, payments, show }: PayServices) =>
  (paymentId: string): void => {
    const payment = payments.read(paymentId)
    if (payment === undefined) return
    show(payment)
    modal.push('PayLoading')
  }

/** Simulates the transfer again after a failure. */
export const retryPlan = (services: PayServices): (() => void) => services.retry

/** Opens the wallet list, and returns to the payment after the connection. */
export const connectPayer = ({ modal }: PayServices): (() => void) => modal.connect

/** Updates the polling interval when a view starts or stops showing the payment. */
export const refreshTracking = (services: PayServices): (() => void) => services.refresh
