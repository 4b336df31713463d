import { isFinal, type Payment } from '../PayState.js'
import type { PayContext } from './PayContext.js'

/** Reports the result of each payment once: in an event and, unless its view `isShown`, in a toast. */
export function createPaymentReports(
  { context: { emit, fundsArrived, kit, toast }, payments }: PayContext,
  isShown: (paymentId: string) => boolean,
): (payment: Payment) => void {
  // Payments that ended before this page was loaded aren't reported.
  const reported = new Map(payments.list().map(({ paymentId, status }) => [paymentId, status]))

  const isDeposit = ({ recipient }: Payment) =>
    kit.connections.getState().connections.some(({ accounts }) => accounts.some(({ address }) => address === recipient))

  return (payment) => {
    const { method, networkId, paymentId, status, token } = payment
    const before = reported.get(paymentId)
    reported.set(paymentId, status)
    if (before === undefined || before === status || !(isFinal(payment) || status === 'timeout')) return
    emit({ type: 'pay/ended', networkId, symbol: token.symbol, status })
    const isArrived = status === 'success' && isDeposit(payment)
    if (isArrived) fundsArrived(networkId)
    // The kit itself reports wallet transactions. The view reports what it shows, except for completed deposits, which leave the view.
    if (method?.kind !== 'exchange' || (isShown(paymentId) && !isArrived)) return
    toast(
      status === 'success'
        ? { variant: 'success', message: 'pay.completed' }
        : { variant: 'error', message: 'pay.notCompleted' },
    )
  }
}
