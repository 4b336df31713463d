import { createWalletError, errorLayers, isKitError, type KitError } from '@kit/core'
import { isRejection } from './isRejection.js'

/** Codes of the errors that a wallet's answer becomes. */
export type WalletErrorCode =
  | 'connection/rejected'
  | 'connection/pending'
  | 'wallet/unauthorized'
  | 'wallet/unsupportedMethod'
  | 'wallet/disconnected'
  | 'wallet/failed'
  | 'transaction/expired'
  | 'transaction/insufficientFunds'

/**
 * Any error of a wallet as a typed one: `connection/rejected` when the visitor declined, `connection/pending` when the
 * wallet already shows a request (-32002), `wallet/unauthorized` (4100), `wallet/unsupportedMethod` (4200, -32601),
 * `wallet/disconnected` (4900), `transaction/expired`, `transaction/insufficientFunds`, else `wallet/failed`. Errors of the
 * kit pass through. Specification, section 8.
 *
 * @example toWalletError({ code: 4001 }, 'solana:signMessage').code // 'connection/rejected'
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
  if (says(/blockhash not found|block height exceeded|transaction expired/i))
    return ['transaction/expired', 'The transaction waited too long and can no longer be sent. Try again.']
  if (says(/insufficient (funds|lamports|balance)|no record of a prior credit/i))
    return ['transaction/insufficientFunds', 'The account has too little to pay for the transaction.']
  if (has(-32002)) return ['connection/pending', 'The wallet already shows a request. Open the wallet to answer it.']
  if (has(4100)) return ['wallet/unauthorized', 'The wallet has not authorised this account or method.']
  if (has(4200, -32601)) return ['wallet/unsupportedMethod', 'The wallet does not support this method.']
  if (has(4900)) return ['wallet/disconnected', 'The wallet ended the connection, or can not be reached.']
  if (has(4901)) return ['wallet/disconnected', 'The wallet is not connected to this network.']
  return ['wallet/failed', 'The wallet answered with an error.']
}
