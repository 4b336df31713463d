import { toKitError } from '@kit/core/plugin'
import { payError, paymentInProgress } from '../PayErrorCodes.js'
import { toConversionSent } from './awaitConversion.js'
import { conversionError } from './conversionError.js'
import type { Conversions } from './createConversions.js'
import type { PayContext } from './PayContext.js'

/** Claims the refund of the expired conversion of the open payment. */
export async function refundConversion(
  { end, payments, store }: PayContext,
  deps: { readonly conversions: Conversions; changed(): void },
): Promise<void> {
  const { payer, payment, payWith } = store.getState()
  const { conversion } = payment ?? {}
  if (payment === undefined || payer === undefined || conversion?.status !== 'expired') return
  if (payWith.isBusy) throw paymentInProgress()
  if (conversion.address !== payer.account.address)
    throw payError('pay/changed', 'Only the account that sent the funds can claim the refund.', {
      details: conversion.address,
    })
  const { hash = '' } = conversion
  const provider = await deps.conversions.open(conversion.providerId)
  await provider.claimRefund?.(toConversionSent(payment, conversion, hash, end)).catch((cause) => {
    throw conversionError(toKitError(cause, 'wallet/failed', "Couldn't claim the refund."))
  })
  payments.update(payment.paymentId, (now) =>
    now?.conversion?.hash === hash ? { ...now, conversion: { ...now.conversion, status: 'failed' } } : now,
  )
  deps.changed()
}
