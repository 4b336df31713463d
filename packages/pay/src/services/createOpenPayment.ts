import type { KitError } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import { emptyPay, type Payment, type PaymentConversion } from '../PayState.js'
import type { PayModal } from './createPayModal.js'
import type { Planning } from './createPlanning.js'
import type { Waiters } from './createWaiters.js'
import type { PayContext } from './PayContext.js'

/** The payment that the state is about. */
export type OpenPayment = {
  /** Whether it is the one of this id. */
  is(paymentId: string): boolean
  /** Opens a payment in the state: payer, plan and warnings follow. */
  show(payment: Payment | undefined): void
  /** Takes over what is kept of it now. */
  take(payment: Payment): void
  /** Ends the waiting for a payment that was not begun. */
  giveUp(paymentId: string, error: unknown): void
  /** The wallet refused it: a payment that the user left meanwhile is given up. */
  refuse(paymentId: string, error: KitError): void
  stop(): void
}

/** Creates it. A payment of which nothing was begun is given up when the user leaves its views. */
export function createOpenPayment(
  { pageId, store }: PayContext,
  { modal, planning, waiters }: { readonly modal: PayModal; readonly planning: Planning; readonly waiters: Waiters },
): OpenPayment {
  /** The visitor left while the wallet was asked. */
  let hasLeft = false
  const is = (paymentId: string) => store.getState().payment?.paymentId === paymentId
  const isOwn = (payment: Payment | undefined) => payment?.claim?.startsWith(pageId) === true

  function show(payment: Payment | undefined): void {
    hasLeft = false
    store.update(({ assets, deposit, underWay }) => ({
      ...emptyPay,
      assets,
      deposit,
      underWay,
      payment,
      isAsking: isOwn(payment),
    }))
    planning.follow()
  }

  function giveUp(paymentId: string, error: unknown): void {
    waiters.reject(paymentId, error)
    if (is(paymentId)) show(undefined)
  }

  const stop = modal.watchLeft(() => {
    const { payment, error } = store.getState()
    if (payment === undefined) return
    hasLeft = true
    // What is under way goes on: whoever waits hears what comes of it.
    if (payment.status !== 'ready') return
    giveUp(payment.paymentId, error ?? payError('pay/left', 'The user left before paying.'))
  })

  return {
    is,
    show,
    take(payment) {
      const before = store.getState().payment
      if (before?.paymentId !== payment.paymentId || isSamePayment(before, payment)) return
      store.update((now) => ({ ...now, payment, isAsking: isOwn(payment) }))
      planning.follow()
      modal.turnTo(payment.status === 'ready' ? 'Pay' : 'PayLoading')
    },
    giveUp,
    refuse(paymentId, error) {
      if (hasLeft && is(paymentId)) giveUp(paymentId, error)
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
