import { isKitError, isUnsent, type KitError, toKitError } from '@kit/core/plugin'
import type { ConversionStep } from '../ConversionProvider.js'
import { payError, paymentInProgress } from '../PayErrorCodes.js'
import type { Payer, Payment, PayToken } from '../PayState.js'
import { claimConversion } from './claimConversion.js'
import { conversionError, conversionPartial, conversionUnknown } from './conversionError.js'
import { createActiveConversions } from './createActiveConversions.js'
import type { Conversions } from './createConversions.js'
import { createConversionTracking } from './createConversionTracking.js'
import type { PayWithSelection } from './createPayWithSelection.js'
import type { PayContext } from './PayContext.js'
import { readPayerPosition } from './readPayerPosition.js'
import { refundConversion } from './refundConversion.js'
import { toConversionOrder } from './toConversionOrder.js'

/** Swaps the selected token before the payment. */
export type Converting = {
  /** Swaps the selected token, if any, and waits until the tokens arrive. Pays nothing. */
  convert(acknowledged: readonly string[]): Promise<void>
  /** Claims the refund of an expired conversion. */
  claimRefund(): Promise<void>
  stop(): void
}

export function createConversionRunner(
  shared: PayContext,
  deps: { readonly conversions: Conversions; readonly payWith: PayWithSelection; changed(): void; retry(): void },
): Converting {
  const { context, pageId, payments, store } = shared
  const runs = createActiveConversions(shared, deps)
  const { update, waitUntilPayable, stop } = createConversionTracking(shared, { ...deps, runs })
  let requested = 0

  /** Requests a swap that this page has claimed. Returns its hash. */
  async function swap(payment: Payment, payer: Payer, from: PayToken, claim: string, spent: bigint): Promise<string> {
    const { paymentId } = payment
    let steps: readonly ConversionStep[] = []
    const onStep = (next: readonly ConversionStep[]) => {
      const step = next.find(({ status }) => status === 'requested')
      // If the payment is no longer shown, the user couldn't know what the wallet asks for.
      if (step !== undefined) requireOpen(payment, payer)
      if (step !== undefined && isMoving(step)) {
        const { call, callsId } = step
        const startedAtMs = context.ports.clock.now()
        update(paymentId, claim, (now) => ({ ...now, status: 'requested', call, callsId, startedAtMs }))
        if (payments.read(paymentId)?.conversion?.claim !== claim) throw paymentInProgress()
      }
      const callsId = next.find((one) => one.status === 'pending' && isMoving(one))?.callsId
      // The wallet may have assigned its own ID.
      if (callsId !== undefined) update(paymentId, claim, (now) => ({ ...now, callsId }))
      steps = next
      runs.step(payment, steps)
    }
    try {
      const order = await toConversionOrder(shared, payment, payer, from)
      return await (await deps.conversions.open(from.providerId)).convert({ ...order, spent }, onStep)
    } catch (cause) {
      const error = toKitError(cause, 'wallet/failed', 'The wallet failed to send the swap.')
      const open = steps.find(({ status }) => status === 'requested' || status === 'pending')
      const isUncertain = open !== undefined && isMoving(open) && !isFinalError(error)
      const isPartial = isKitError(error, 'transaction/partlyReverted')
      const known = isPartial && { call: undefined, callsId: undefined }
      update(paymentId, claim, (now) => (isUncertain ? { ...now, ...known, claim: undefined } : undefined))
      if (!isUncertain) throw conversionError(error)
      throw isPartial ? conversionPartial(error) : conversionUnknown(error)
    }
  }

  function requireOpen(payment: Payment, payer: Payer): void {
    if (store.getState().payment?.paymentId !== payment.paymentId)
      throw payError('pay/cancelled', 'The user left before paying.')
    if (!runs.isOpen(payment, payer)) throw payError('pay/changed', 'The account changed. Nothing was paid.')
  }

  return {
    async convert(acknowledged) {
      const { payer, payment, payWith } = store.getState()
      const { from } = payWith
      if (payment === undefined || payer === undefined || from === undefined) return
      if (payWith.isBusy) throw paymentInProgress()
      await runs.run(payment, payer, async () => {
        const { paymentId } = payment
        const mark = await readPayerPosition(shared, from.networkId, payer)
        const claim = `${pageId}.${requested++}`
        const question = { payer, payWith, acknowledged, mark, claim }
        const spent = await claimConversion(shared, payment, question, deps.changed)
        const hash = await swap(payment, payer, from, claim, spent)
        const startedAtMs = context.ports.clock.now()
        update(paymentId, claim, (now) => ({ ...now, status: 'sent', hash, startedAtMs }))
        await waitUntilPayable(payment, payer, claim, hash).catch((error) => {
          update(paymentId, claim, (now) => ({ ...now, claim: undefined }))
          throw error
        })
      })
      requireOpen(payment, payer)
    },
    claimRefund: () => refundConversion(shared, deps),
    stop,
  }
}

/** Whether a step spends tokens. */
const isMoving = ({ kind }: ConversionStep) => kind === 'swap' || kind === 'bundle' || kind === 'bridge'

/** Whether a swap with this error can no longer complete. */
const isFinalError = (error: KitError) =>
  isUnsent(error) || error.code === 'transaction/reverted' || error.code === 'transaction/expired'
