import { createWalletError, errorLayers, isKitError, type KitError } from '@kit/core'
import { isRejection } from './isRejection.js'

/** Codes of the errors that a wallet's answer becomes. */
export type WalletErrorCode =
  | 'connection/rejected'
  | 'wallet/unauthorized'
  | 'wallet/unsupportedMethod'
  | 'wallet/disconnected'
  | 'wallet/failed'
  | 'transaction/insufficientFunds'

/**
 * Any error of a wallet as a typed one: `connection/rejected` when the visitor declined, `wallet/unauthorized` (4100, and -32002
 * in WBIP), `wallet/unsupportedMethod` (4200, -32601, and -32001 in WBIP), `wallet/disconnected` (4900),
 * `transaction/insufficientFunds`, else `wallet/failed`. Errors of the kit pass through. Specification, section 8.
 *
 * @example toWalletError({ code: 4001 }, 'bitcoin:signMessage').code // 'connection/rejected'
 */
export function toWalletError(error: unknown, method: string): KitError {
  if (isKitError(error)) return error
  return createWalletError(error, method, classify(error))
}

function classify(error: unknown): readonly [WalletErrorCode, string] {
  const layers = errorLayers(error)
  const has = (...codes: readonly unknown[]) => layers.some(({ code }) => codes.includes(code))
  const says = (phrase: RegExp) => layers.some(({ message }) => phrase.test(message))
  if (isRejection(error)) return ['connection/rejected', 'The request was declined in the wallet.']
  if (says(/insufficient|not enough (funds|balance)/i))
    return ['transaction/insufficientFunds', 'The account has too little to pay for the transaction.']
  if (has(4100, -32002)) return ['wallet/unauthorized', 'The wallet has not authorised this account or method.']
  if (has(4200, -32601, -32001)) return ['wallet/unsupportedMethod', 'The wallet does not support this method.']
  if (has(4900)) return ['wallet/disconnected', 'The wallet ended the connection, or can not be reached.']
  if (has(4901)) return ['wallet/disconnected', 'The wallet is not connected to this network.']
  return ['wallet/failed', 'The wallet answered with an error.']
}
