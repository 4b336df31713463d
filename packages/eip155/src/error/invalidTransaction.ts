import { KitError } from '@kit/core/adapter'

/**
 * Creates the error for a transaction, call or asset that isn't valid.
 *
 * @example throw invalidTransaction('The value must not be negative.')
 */
export const invalidTransaction = (shortMessage: string): KitError =>
  new KitError('transaction/invalid', { shortMessage })
