import { pause } from '@kit/core/plugin'
import { isLookedFor, type Payer, type Payment, type PaymentConversion } from '../PayState.js'
import { conversionPartial } from './conversionError.js'
import type { Runs } from './createRuns.js'
import { findOnChain } from './findOnChain.js'
import { hashesOf } from './findSentPayment.js'
import type { PayContext } from './PayContext.js'

/** How often is looked. */
const lookMs = 3_000

/** Creates what looks for a swap that a wallet was asked for by a page that is gone, or that it did not answer to this one. */
export function createConversionSearch(
  shared: PayContext,
  deps: { readonly runs: Runs; changed(): void },
): (payment: Payment, payer: Payer) => Promise<void> {
  const { context, end, payments, store } = shared
  const { clock } = context.ports
  const { runs } = deps
  const looking = new Set<string>()

  /** Looks until it is found: true once what is known of it changed. */
  async function look(payment: Payment, payer: Payer): Promise<boolean> {
    const { paymentId } = payment
    for (;;) {
      const { conversion } = payments.read(paymentId) ?? {}
      if (conversion?.status !== 'asked' || runs.has(paymentId) || !runs.isOpen(payment, payer)) return false
      if (!isLookedFor(conversion)) return false
      // A node, or a wallet, that does not say is asked again.
      const found = await find(shared, paymentId, conversion).catch(() => undefined)
      if (found !== undefined) {
        payments.update(paymentId, (now) =>
          now?.conversion?.status === 'asked' && now.conversion.startedAtMs === conversion.startedAtMs
            ? { ...now, conversion: { ...now.conversion, ...found, startedAtMs: clock.now() } }
            : now,
        )
        if (found.status === undefined && runs.isOpen(payment, payer))
          store.update((now) => ({ ...now, error: conversionPartial() }))
        return true
      }
      await pause(clock, lookMs, end)
    }
  }

  return async (payment, payer) => {
    const { paymentId } = payment
    if (looking.has(paymentId)) return
    looking.add(paymentId)
    // It fails once the kit is gone.
    const isFound = await look(payment, payer).catch(() => false)
    looking.delete(paymentId)
    if (isFound) deps.changed()
  }
}

/** What became of what a wallet was asked for: of calls by itself, of a transaction by the chain. */
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
    // The wallet knows no more of them.
    if (status === 'partlyReverted') return { callsId: undefined }
    return status === 'cancelled' || status === 'reverted' ? { status: 'failed', hash } : undefined
  }
  if (call === undefined || mark === undefined) return undefined
  const known = new Set(hashesOf(payments.list().filter((other) => other.paymentId !== paymentId)))
  const [hash, second] = await findOnChain(shared, { networkId, address, mark, sent: call, known }, end)
  return hash !== undefined && second === undefined ? { status: 'sent', hash } : undefined
}
