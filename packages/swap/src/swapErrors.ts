import { reasonOf } from '@kit/api'
import { isKitError, KitError, toKitError } from '@kit/core/plugin'
import type {} from './SwapErrorCodes.js'

/** Returns the error for a price that moved too far from the displayed one. */
export function priceChanged(): KitError {
  return new KitError('swap/priceChanged', {
    shortMessage: 'The price moved by more than the slippage. Review the new quote.',
  })
}

/** How a transaction differs from the quote. */
export type QuoteMismatch = 'target' | 'token' | 'amount' | 'receiver' | 'minimum' | 'approval' | 'decimals'

const sentences: Readonly<Record<QuoteMismatch, string>> = {
  target: 'The transaction calls a contract other than the exchange contract.',
  token: "The transaction moves a token that isn't part of the swap.",
  amount: 'The transaction spends more than the amount.',
  receiver: "The transaction doesn't send the bought tokens to the account.",
  minimum: "The transaction's minimum is below the quoted minimum.",
  approval: 'The transaction approves more than the swap requires.',
  decimals: 'The service reports wrong decimals for a token.',
}

/**
 * Returns the error for a transaction that doesn't match the quote; `details` starts with the difference.
 *
 * @example throw transactionRefused('target', router)
 */
export function transactionRefused(difference: QuoteMismatch, found?: string): KitError {
  return new KitError('swap/transactionMismatch', {
    shortMessage: sentences[difference],
    details: found === undefined ? difference : `${difference}: ${found}`,
  })
}

/** Returns the error for a network on which swaps can't be simulated. */
export function swapsNotSupported(cause?: unknown): KitError {
  return new KitError('swap/notSupported', { shortMessage: "Swaps aren't supported on this network.", cause })
}

/** Returns the error for an incomplete swap. */
export function notReady(): KitError {
  return new KitError('swap/notReady', { shortMessage: 'A swap requires two different tokens and an amount.' })
}

/** Returns the error for an amount without liquidity. */
export function insufficientLiquidity(cause?: unknown): KitError {
  return new KitError('swap/insufficientLiquidity', {
    shortMessage: 'Insufficient liquidity for this amount.',
    cause,
  })
}

/** Converts errors of the service to codes of swaps. */
export function toSwapError(failure: unknown, isOnline: boolean): KitError {
  const error = toKitError(failure, 'adapter/failed', 'The swap failed.')
  if (isKitError(error, 'api/rejected') && /insufficient liquidity/i.test(reasonOf(error, '')))
    return insufficientLiquidity(error)
  if (isKitError(error, 'api/unsupportedNetwork')) return swapsNotSupported(error)
  if (!isOnline && !isKitError(error, 'transaction/maybeSent'))
    return new KitError('network/offline', { shortMessage: 'The page is offline.', cause: error })
  return error
}
