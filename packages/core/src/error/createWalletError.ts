import { cleanText } from '../text/cleanText.js'
import { errorLayers } from './errorLayers.js'
import { KitError, type KitErrorCode } from './KitError.js'

/**
 * The typed error for a wallet's error, once an adapter has classified it. It names the method and quotes the
 * wallet, cleaned.
 *
 * @example createWalletError(error, 'personal_sign', ['connection/rejected', 'The request was rejected in the wallet.'])
 */
export function createWalletError<Code extends KitErrorCode>(
  error: unknown,
  method: string,
  [code, shortMessage]: readonly [Code, string],
): KitError<Code> {
  const told = cleanText(errorLayers(error).find(({ message }) => message !== '')?.message, 300)
  const details = told === '' ? `Method: ${method}` : `Method: ${method}. Wallet message: ${told}`
  return new KitError(code, { shortMessage, details, cause: error })
}
