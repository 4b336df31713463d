import { cleanText } from '../text/cleanText.js'
import { errorLayers } from './errorLayers.js'
import { KitError, type KitErrorCode } from './KitError.js'

/**
 * Creates the error for a classified wallet error, with the method and the cleaned wallet message in `details`.
 *
 * @example createWalletError(error, 'personal_sign', ['connection/rejected', 'The request was rejected in the wallet.'])
 */
export function createWalletError<Code extends KitErrorCode>(
  error: unknown,
  method: string,
  [code, shortMessage]: readonly [Code, string],
): KitError<Code> {
  const message = cleanText(errorLayers(error).find(({ message }) => message !== '')?.message, 300)
  const details = message === '' ? `Method: ${method}` : `Method: ${method}. Wallet message: ${message}`
  return new KitError(code, { shortMessage, details, cause: error })
}
