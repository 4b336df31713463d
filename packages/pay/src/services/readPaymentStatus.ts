import { isKitError } from '@kit/core/plugin'
import type { Payment } from '../PayState.js'
import type { Exchanges } from './createExchanges.js'
import { findSentPayment } from './findSentPayment.js'
import type { PayContext } from './PayContext.js'

/**
 * Reads the status of a payment from the exchange or the chain. Undefined if nothing changed. `isWanted`: whether a view or an app waits
 * for the result.
 */
export async function readPaymentStatus(
  shared: PayContext,
  payment: Payment,
  deps: { readonly fetchExchangeStatus: Exchanges['ask']; readonly isWanted: boolean; readonly signal: AbortSignal },
): Promise<Partial<Payment> | undefined> {
  const { hash, method } = payment
  const { fetchExchangeStatus, isWanted, signal } = deps
  if (method?.kind !== 'wallet') return fetchExchangeStatus(payment, signal)
  if (hash !== undefined) return readFromChain(shared, payment, hash, signal)
  // The service is queried only while the result is wanted.
  const found = await findSentPayment({ ...shared, isWanted }, payment, signal)
  return found === undefined
    ? undefined
    : { status: 'submitted', hash: found, claim: undefined, startedAtMs: shared.context.ports.clock.now() }
}

/** Reads the status of a transaction from the chain, at the polling interval of the chain. */
async function readFromChain(
  { context, options }: PayContext,
  payment: Payment,
  hash: string,
  signal: AbortSignal,
): Promise<Partial<Payment> | undefined> {
  const { timeoutMs = 180_000 } = options
  const leftMs = payment.startedAtMs + timeoutMs - context.ports.clock.now()
  const isLate = payment.status === 'timeout' || leftMs <= 0
  try {
    const receipt = await context.kit.waitForTransaction({
      hash,
      networkId: payment.networkId,
      signal,
      ...(!isLate && { timeoutMs: Math.min(leftMs, timeoutMs) }),
    })
    const isOther = receipt.replacement === 'replaced' || receipt.replacement === 'cancelled'
    const isPaid = receipt.status === 'success' && !isOther
    return { status: isPaid ? 'success' : 'failure', hash: receipt.hash }
  } catch (error) {
    if (isKitError(error, 'transaction/expired')) return { status: 'failure' }
    if (!isKitError(error, 'transaction/timedOut')) throw error
    return { status: 'timeout' }
  }
}
