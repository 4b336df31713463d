import type { ExchangeChoice } from '../ExchangeProvider.js'
import { payError } from '../PayErrorCodes.js'
import type { PaySubmitOptions } from '../PayOptions.js'
import type { PayResult, PayState } from '../PayState.js'
import type { Deposits } from '../services/createDeposit.js'
import type { PayServices } from '../services/createPayServices.js'
import type { PayWiths } from '../services/createPayWith.js'

export { createPayServices } from '../services/createPayServices.js'
export { openPayment } from './openPayment.js'

/** What becomes of a payment that was begun, on this page or before it was loaded again. */
export const resume =
  ({ payments, wait }: PayServices) =>
  async (paymentId: string): Promise<PayResult> => {
    const kept = payments.read(paymentId)
    if (kept === undefined || kept.status === 'ready')
      throw payError('pay/notFound', 'Payment not found on this device.', { details: paymentId })
    return wait(paymentId)
  }

/** Swaps first what was chosen to pay with, then asks the wallet for the payment that is open. */
export const submitPayment = (services: PayServices): ((options?: PaySubmitOptions) => Promise<void>) =>
  keepingFailure(services, async ({ acknowledged = [] }: PaySubmitOptions = {}) => {
    await services.convert(acknowledged)
    await services.payByWallet(acknowledged)
  })

/** Takes back what was sent for the payment that is open, and did not arrive in time. */
export const takeBack = (services: PayServices): (() => Promise<void>) => keepingFailure(services, services.takeBack)

/** Keeps why it failed in the state, while the same payment is open. */
const keepingFailure =
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

/** Reads what the payer could pay with instead. */
export const loadPayTokens = ({ payWith }: PayServices): PayWiths['load'] => payWith.load

/** Chooses what to pay with. */
export const choose = ({ payWith }: PayServices): PayWiths['choose'] => payWith.choose

/** Reads which exchanges pay: what is open, else the deposit. */
export const loadExchanges =
  ({ exchangeLists, store }: PayServices) =>
  async ({ isDeposit }: { readonly isDeposit: boolean }): Promise<void> => {
    const { deposit, payment } = store.getState()
    const token = isDeposit ? deposit.token : payment?.token
    if (token !== undefined) await exchangeLists.load(token)
  }

/** Reads what exchanges pay at all, and chooses the first of the active network for the deposit. */
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

/** Pays what is open at an exchange. */
export const payAtExchange =
  ({ exchanges, store }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string }> => {
    const { payment } = store.getState()
    if (payment === undefined) throw payError('pay/notFound', 'No payment is open. Call `open` first.')
    return exchanges.begin(payment, choice)
  }

/** Changes what is deposited. */
export const editDeposit = ({ deposits }: PayServices): Deposits['edit'] => deposits.edit

/** Brings the deposit from an exchange into the visitor's own account. */
export const deposit =
  ({ deposits, exchanges }: PayServices) =>
  async (choice: ExchangeChoice): Promise<{ readonly url: string; readonly paymentId: string }> => {
    const payment = deposits.toPayment()
    const { url } = await exchanges.begin(payment, choice)
    return { url, paymentId: payment.paymentId }
  }

/** Shows a payment that is under way. */
export const showPayment =
  ({ modal, payments, show }: PayServices) =>
  (paymentId: string): void => {
    const payment = payments.read(paymentId)
    if (payment === undefined) return
    show(payment)
    modal.push('PayLoading')
  }

/** Tries the transfer again, where that failed. */
export const retryPlan = (services: PayServices): (() => void) => services.retry

/** Lets the visitor connect a wallet, and comes back to the payment. */
export const connectPayer = ({ modal }: PayServices): (() => void) => modal.connect

/** Somebody began or ceased to look. */
export const lookAgain = (services: PayServices): (() => void) => services.look
