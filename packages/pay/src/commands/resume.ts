import { payError } from '../PayErrorCodes.js'
import type { PayResult } from '../PayState.js'
import type { PayServices } from '../services/createPayServices.js'

/** Resolves with the result of a payment that was started on this page or before a reload. */
export const resume =
  ({ payments, wait }: PayServices) =>
  async (paymentId: string): Promise<PayResult> => {
    const kept = payments.read(paymentId)
    if (kept === undefined || kept.status === 'ready')
      throw payError('pay/notFound', 'Payment not found on this device.', { details: paymentId })
    return wait(paymentId)
  }
