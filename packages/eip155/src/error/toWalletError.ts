import { cleanText, createWalletError, errorLayers, isKitError, type KitError } from '@kit/core'
import { isRejection } from './isRejection.js'
import { revertReason } from './revertReason.js'

/** Codes of the errors that a wallet's answer becomes. */
export type WalletErrorCode =
  | 'connection/rejected'
  | 'connection/pending'
  | 'wallet/unauthorized'
  | 'wallet/unsupportedMethod'
  | 'wallet/disconnected'
  | 'wallet/failed'
  | 'transaction/reverted'
  | 'transaction/insufficientFunds'

/**
 * Any error of an EIP-1193 provider as a typed one: `connection/rejected` when the visitor declined, `connection/pending` when
 * the wallet already shows a request (-32002), `wallet/unauthorized` (4100), `wallet/unsupportedMethod` (4200, -32601),
 * `wallet/disconnected` (4900, 4901), `transaction/reverted` with the reason, `transaction/insufficientFunds`, else
 * `wallet/failed`. Errors of the kit pass through. Specification, section 8.
 *
 * @example toWalletError({ code: 4001 }, 'personal_sign').code // 'connection/rejected'
 */
export function toWalletError(error: unknown, method: string): KitError {
  if (isKitError(error)) return error
  return createWalletError(error, method, classify(error, errorLayers(error)))
}

function classify(error: unknown, layers: ReturnType<typeof errorLayers>): readonly [WalletErrorCode, string] {
  const has = (...codes: readonly number[]) => layers.some(({ code }) => codes.includes(code as number))
  if (isRejection(error)) return ['connection/rejected', 'The request was declined in the wallet.']
  if (has(-32002)) return ['connection/pending', 'The wallet already shows a request. Open the wallet to answer it.']
  const reason = revertReason(error)
  if (reason !== undefined) return ['transaction/reverted', `The contract reverted: ${cleanText(reason, 200)}`]
  if (has(4100)) return ['wallet/unauthorized', 'The wallet has not authorised this account or method.']
  if (has(4200, -32601, -32004)) return ['wallet/unsupportedMethod', 'The wallet does not support this method.']
  if (has(4900)) return ['wallet/disconnected', 'The wallet ended the connection, or can not be reached.']
  if (has(4901)) return ['wallet/disconnected', 'The wallet is not connected to this network.']
  if (layers.some(({ message }) => /insufficient (funds|balance)/i.test(message)))
    return ['transaction/insufficientFunds', 'The account has too little to pay for the transaction.']
  return ['wallet/failed', 'The wallet answered with an error.']
}
