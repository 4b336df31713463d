import { pause } from '@kit/core/plugin'
import { isSearchable, type Payer, type Payment, type PaymentConversion } from '../PayState.js'
import { conversionPartial } from './conversionError.js'
import type { ActiveConversions } from './createActiveConversions.js'
import { findOnChain } from './findOnChain.js'
import { hashesOf } from './findSentPayment.js'
import type { PayContext } from './PayContext.js'

/** Polling interval in milliseconds. */
const pollMs = 3_000

/** Creates the search for swaps that were requested by a page that was closed, or that the wallet didn't confirm. */
export function createConversionSearch(
  shared: PayContext,
  deps: { readonly runs: ActiveConversions; changed(): void },
): (payment: Payment, payer: Payer) => Promise<void> {
  const { context, end, payments, store } = shared
  const { clock } = context.ports
  const { runs } = deps
  const searching = new Set<string>()

  /** Polls until the swap is found. Resolves with true once its record has changed. */
  async function search(payment: Payment, payer: Payer): Promise<boolean> {
    const { paymentId } = payment
    for (;;) {
      const { conversion } = payments.read(paymentId) ?? {}
      if (conversion?.status !== 'requested' || runs.has(paymentId) || !runs.isOpen(payment, payer)) return false
      if (!isSearchable(conversion)) return false
      // Retry when the node or wallet doesn't respond.
      const found = await find(shared, paymentId, conversion).catch(() => undefined)
      if (found !== undefined) {
        payments.update(paymentId, (now) =>
          now?.conversion?.status === 'requested' && now.conversion.startedAtMs === conversion.startedAtMs
            ? { ...now, conversion: { ...now.conversion, ...found, startedAtMs: clock.now() } }
            : now,
        )
        if (found.status === undefined && runs.isOpen(payment, payer))
          store.update((now) => ({ ...now, error: conversionPartial() }))
        return true
      }
      await pause(clock, pollMs, end)
    }
  }

  return async (payment, payer) => {
    const { paymentId } = payment
    if (searching.has(paymentId)) return
    searching.add(paymentId)
    // Rejects once the kit is destroyed.
    const isFound = await search(payment, payer).catch(() => false)
    searching.delete(paymentId)
    if (isFound) deps.changed()
  }
}

/** Looks up the result of a request: batches at the wallet, transactions on the chain. */
async function find(
  shared: PayContext,
  paymentId: string,
  { address, call, callsId: id, from: { networkId }, mark }: PaymentConversion,
): Promise<Partial<Pick<PaymentConversion, 'status' | 'hash' | 'callsId'>> | undefined> {
  const { context, end, payments } = shared
  if (id !== undefined) {
    const { receipts, status } = await context.kit.getCallsStatus({ id, networkId, address, signal: end })
    const hash = receipts.at(-1)?.hash
    if (status === 'success' && hash !== undefined) return { status: 'sent', hash }
    // The wallet has no more information about the batch.
    if (status === 'partlyReverted') return { callsId: undefined }
    return status === 'cancelled' || status === 'reverted' ? { status: 'failed', hash } : undefined
  }
  if (call === undefined || mark === undefined) return undefined
  const known = new Set(hashesOf(payments.list().filter((other) => other.paymentId !== paymentId)))
  const [hash, second] = (await findOnChain(shared, { networkId, address, mark, sent: call, known }, end)) ?? []
  return hash !== undefined && second === undefined ? { status: 'sent', hash } : undefined
}
