import { createWalletError, errorLayers, isKitError, type KitError } from '@kit/core'
import { isRejection } from './isRejection.js'

/** Codes of the errors that a wallet's answer becomes. */
export type WalletErrorCode =
  | 'connection/rejected'
  | 'connection/pending'
  | 'wallet/unauthorized'
  | 'wallet/unsupportedMethod'
  | 'wallet/failed'

/**
 * Any error of a wallet as a typed one: `connection/rejected` when the visitor declined, `connection/pending` when the wallet
 * still waits for an answer to an earlier question, `wallet/unauthorized`, `wallet/unsupportedMethod`, else `wallet/failed`.
 * Errors of the kit pass through. Specification, section 8.
 *
 * @example toWalletError(new Error('Cancelled'), 'signRaw').code // 'connection/rejected'
 */
export function toWalletError(error: unknown, method: string): KitError {
  if (isKitError(error)) return error
  return createWalletError(error, method, classify(error))
}

function classify(error: unknown): readonly [WalletErrorCode, string] {
  const layers = errorLayers(error)
  const has = (...codes: readonly unknown[]) => layers.some(({ code }) => codes.includes(code))
  const says = (words: RegExp) => layers.some(({ message }) => words.test(message))
  if (isRejection(error)) return ['connection/rejected', 'The request was declined in the wallet.']
  if (has(-32002) || says(/pending authori[sz]ation request/i))
    return ['connection/pending', 'The wallet already shows a request. Open the wallet to answer it.']
  if (has(4100) || says(/has not been (authori[sz]ed|enabled)|unable to find keypair/i))
    return ['wallet/unauthorized', 'The wallet has not authorised this account or method.']
  if (has(4200, -32601)) return ['wallet/unsupportedMethod', 'The wallet does not support this method.']
  return ['wallet/failed', 'The wallet answered with an error.']
}
