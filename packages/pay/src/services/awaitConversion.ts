import { isKitError, pause, toKitError } from '@kit/core/plugin'
import type { ConversionSent } from '../ConversionProvider.js'
import { payError } from '../PayErrorCodes.js'
import type { Payer, Payment, PaymentConversion } from '../PayState.js'
import { conversionExpired, conversionUnknown } from './conversionError.js'
import type { Conversions } from './createConversions.js'
import type { PayContext } from './PayContext.js'
import { simulatePayment } from './simulatePayment.js'

/** Polling interval for whether the payment can be made, in milliseconds. */
const pollMs = 3_000

/** Waits until the swap for a payment is mined, and its result can be paid. `keep` updates the stored swap. */
export async function awaitConversion(
  shared: PayContext,
  payment: Payment,
  payer: Payer,
  hash: string,
  deps: {
    readonly conversions: Conversions
    keep(change: (now: PaymentConversion) => PaymentConversion): void
  },
): Promise<void> {
  const { context, end, options, payments } = shared
  const { timeoutMs = 180_000 } = options
  const { conversion } = payments.read(payment.paymentId) ?? payment
  if (conversion === undefined) return
  const { networkId } = conversion.from
  const receipt = await context.kit.waitForTransaction({ hash, networkId, timeoutMs, signal: end }).catch((cause) => {
    if (isKitError(cause, 'transaction/expired')) return undefined
    throw conversionUnknown(toKitError(cause, 'rpc/failed', "Couldn't track the swap."))
  })
  if (receipt?.status !== 'success' || receipt.replacement === 'replaced' || receipt.replacement === 'cancelled') {
    deps.keep((now) => ({ ...now, status: 'failed', claim: undefined }))
    throw payError('pay/conversionFailed', 'The swap failed. Nothing was paid.', { details: hash })
  }
  const arrival = await deps.conversions
    .open(conversion.providerId)
    .then((provider) => provider.waitForArrival?.(toConversionSent(payment, conversion, receipt.hash, end)))
    .catch((cause) => {
      const error = toKitError(cause, 'rpc/failed', "Couldn't track the bridged funds.")
      // It isn't the requested transaction: the result of the request is unknown.
      if (!end.aborted && !/^(rpc|network|api)\//.test(error.code))
        deps.keep((now) => ({ ...now, status: 'requested', claim: undefined, call: undefined, callsId: undefined }))
      throw conversionUnknown(error)
    })
  if (arrival === 'expired') {
    deps.keep((now) => ({ ...now, status: 'expired', claim: undefined }))
    throw conversionExpired()
  }
  await untilPayable(shared, payment, payer, timeoutMs)
  deps.keep((now) => ({ ...now, status: 'done', claim: undefined }))
  context.fundsArrived(payment.networkId)
}

async function untilPayable({ context, end }: PayContext, payment: Payment, payer: Payer, timeoutMs: number) {
  const { clock } = context.ports
  const lastMs = clock.now() + timeoutMs
  for (;;) {
    try {
      await simulatePayment(context.kit, payment, payer, end)
      return
    } catch (cause) {
      if (!isKitError(cause, 'pay/insufficientFunds')) return
      if (clock.now() >= lastMs) throw conversionUnknown(cause)
      await pause(clock, pollMs, end)
    }
  }
}

/** Describes a sent conversion for its provider. */
export const toConversionSent = (
  { token: to }: Payment,
  { address, from }: PaymentConversion,
  hash: string,
  signal: AbortSignal,
): ConversionSent => ({ from, to, address, hash, signal })
