import { payError } from '../PayErrorCodes.js'
import { isFinal, type Payment, type PayResult } from '../PayState.js'

type Waiter = { readonly answer: Promise<PayResult>; resolve(result: PayResult): void; reject(error: unknown): void }

/** Promises of payment results, one per ID. */
export type PendingResults = {
  has(paymentId: string): boolean
  ids(): readonly string[]
  wait(paymentId: string): Promise<PayResult>
  /** Resolves the promise when the payment is settled or late. */
  settle(payment: Payment): void
  reject(paymentId: string, error: unknown): void
}

export function createPendingResults(): PendingResults {
  const waiters = new Map<string, Waiter>()
  const take = (paymentId: string) => {
    const waiter = waiters.get(paymentId)
    waiters.delete(paymentId)
    return waiter
  }
  return {
    has: (paymentId) => waiters.has(paymentId),
    ids: () => [...waiters.keys()],
    wait(paymentId) {
      const known = waiters.get(paymentId)
      if (known !== undefined) return known.answer
      const { promise: answer, ...ends } = withResolvers()
      waiters.set(paymentId, { answer, ...ends })
      return answer
    },
    settle(payment) {
      const result = toResult(payment)
      if (result !== undefined) take(payment.paymentId)?.resolve(result)
    },
    reject: (paymentId, error) => take(paymentId)?.reject(error),
  }
}

/** Returns the result of a payment. Undefined while it has none. */
export function toResult(payment: Payment): PayResult | undefined {
  const { status, paymentId, networkId, recipient, amount, method, hash } = payment
  if (!isFinal(payment) && status !== 'timeout') return undefined
  const error =
    status === 'success'
      ? undefined
      : status === 'timeout'
        ? payError('pay/timeout', "The payment wasn't confirmed in time. It may still be confirmed.")
        : payError('pay/failed', 'The payment failed.', { details: status })
  return {
    status: status as PayResult['status'],
    paymentId,
    networkId,
    recipient,
    amount,
    method: method?.kind,
    ...(hash !== undefined && { hash }),
    ...(error !== undefined && { error }),
  }
}

function withResolvers() {
  let resolve!: (result: PayResult) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<PayResult>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}
