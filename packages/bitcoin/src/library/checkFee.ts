import { KitError } from '@kit/core/adapter'
import { parseBitcoinShape } from '../address/parseBitcoinShape.js'

/** A fee that is always accepted, whatever the amount, in satoshis. */
const alwaysAcceptedFee = 20_000n
/** The highest fee without `maxFee`: 0.01 BTC in satoshis. */
const maxFeeByDefault = 1_000_000n

/**
 * Limits the total fee of a payment, since a malicious endpoint's fee rate could make a wallet burn its coins. Without `maxFee`, the limit
 * is a tenth of the amount or 20,000 satoshis, whichever is higher, and never more than 1,000,000.
 *
 * @throws KitError `transaction/feeTooHigh` with the figures.
 * @example checkFee({ fee: 700n, amount: 50_000n, maxFee: undefined })
 */
export function checkFee(payment: {
  readonly fee: bigint
  readonly amount: bigint
  /** The limit that the caller accepts, in satoshis. */
  readonly maxFee: bigint | undefined
}): void {
  const { fee, amount, maxFee } = payment
  const share = amount / 10n > alwaysAcceptedFee ? amount / 10n : alwaysAcceptedFee
  const most = maxFee ?? (share < maxFeeByDefault ? share : maxFeeByDefault)
  if (fee <= most) return
  throw new KitError('transaction/feeTooHigh', {
    shortMessage: 'The network fee is too high for this amount. Set `maxFee` to accept it.',
    details: `Fee ${fee} satoshis, amount ${amount} satoshis, limit ${most} satoshis.`,
  })
}

/** Dust limits by address type: nodes don't relay smaller amounts, since spending them costs more at the default 3 sat/vB. */
const limits: { readonly [type: string]: bigint } = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n }

/** Returns the smallest amount, in satoshis, that can be sent to an address. */
export function dustLimit(address: string): bigint {
  return limits[parseBitcoinShape(address)?.type ?? ''] ?? 330n
}
