import type { KitError } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import { emptyPay, type Payment, type PaymentConversion } from '../PayState.js'
import type { PayModal } from './createPayModal.js'
import type { PendingResults } from './createPendingResults.js'
import type { Planning } from './createPlanning.js'
import type { PayContext } from './PayContext.js'
import { readTokenPrice } from './readTokenPrice.js'

export type OpenPayment = {
  /** Whether the payment with this ID is open. */
  is(paymentId: string): boolean
  /** Opens a payment. Payer, plan and warnings follow. */
  show(payment: Payment | undefined): void
  /** Copies the stored payment to the state. */
  sync(payment: Payment): void
  /** Rejects the promises of a payment that wasn't started. */
  cancel(paymentId: string, error: unknown): void
  /** Handles a rejected request: a payment that the user has left is cancelled. */
  reject(paymentId: string, error: KitError): void
  stop(): void
}

/** Creates the open payment. A payment that wasn't started is cancelled when the user leaves its views. */
export function createOpenPayment(
  { end, options, pageId, store }: PayContext,
  {
    modal,
    planning,
    waiters,
  }: { readonly modal: PayModal; readonly planning: Planning; readonly waiters: PendingResults },
): OpenPayment {
  /** The user left while a request was waiting in the wallet. */
  let hasLeft = false
  const is = (paymentId: string) => store.getState().payment?.paymentId === paymentId
  const isOwn = (payment: Payment | undefined) => payment?.claim?.startsWith(pageId) === true

  function show(payment: Payment | undefined): void {
    hasLeft = false
    store.update(({ assets, deposit, inProgress }) => ({
      ...emptyPay,
      assets,
      deposit,
      inProgress,
      payment,
      isRequesting: isOwn(payment),
    }))
    planning.follow()
    if (payment) showPrice(payment)
  }

  function showPrice({ paymentId, token }: Payment): void {
    readTokenPrice(options.api, token, end).then(
      (price) => {
        if (price !== undefined && is(paymentId)) store.update((now) => ({ ...now, price }))
      },
      // Without a price, the amount is shown in whole tokens only.
      () => undefined,
    )
  }

  function cancel(paymentId: string, error: unknown): void {
    waiters.reject(paymentId, error)
    if (is(paymentId)) show(undefined)
  }

  const stop = modal.watchLeft(() => {
    const { payment, error } = store.getState()
    if (payment === undefined) return
    hasLeft = true
    // A payment in progress continues: promises resolve with its result.
    if (payment.status !== 'ready') return
    cancel(payment.paymentId, error ?? payError('pay/cancelled', 'The user left before paying.'))
  })

  return {
    is,
    show,
    sync(payment) {
      const before = store.getState().payment
      if (before?.paymentId !== payment.paymentId || isSamePayment(before, payment)) return
      store.update((now) => ({ ...now, payment, isRequesting: isOwn(payment) }))
      planning.follow()
      modal.switchTo(payment.status === 'ready' ? 'Pay' : 'PayLoading')
    },
    cancel,
    reject(paymentId, error) {
      if (hasLeft && is(paymentId)) cancel(paymentId, error)
    },
    stop,
  }
}

const isSamePayment = (a: Payment, b: Payment) =>
  a.attempt === b.attempt &&
  a.status === b.status &&
  a.hash === b.hash &&
  a.claim === b.claim &&
  isSameConversion(a.conversion, b.conversion)

const isSameConversion = (a: PaymentConversion | undefined, b: PaymentConversion | undefined) =>
  a?.status === b?.status && a?.claim === b?.claim && a?.hash === b?.hash && a?.callsId === b?.callsId
