import { KitError } from '@kit/core/adapter'
import { parseBitcoinShape } from '../address/parseBitcoinShape.js'

/** A fee that is always acceptable, whatever the amount: 20 000 satoshis. */
const alwaysFine = 20_000n
/** The highest fee without `maxFee`: a hundredth of a bitcoin. */
const neverWithoutWord = 1_000_000n

/**
 * Bounds the fee of a payment in total: the rate may come from an endpoint, which could make a wallet burn its coins. Without
 * `maxFee` a fee may be a tenth of the amount, or 20 000 satoshis where that is more, and 1 000 000 at most.
 *
 * @throws KitError `transaction/feeTooHigh` with the figures.
 * @example checkFee({ fee: 700n, amount: 50_000n, maxFee: undefined })
 */
export function checkFee(payment: {
  readonly fee: bigint
  readonly amount: bigint
  /** What the caller accepts, in satoshis. */
  readonly maxFee: bigint | undefined
}): void {
  const { fee, amount, maxFee } = payment
  const share = amount / 10n > alwaysFine ? amount / 10n : alwaysFine
  const most = maxFee ?? (share < neverWithoutWord ? share : neverWithoutWord)
  if (fee <= most) return
  throw new KitError('transaction/feeTooHigh', {
    shortMessage: 'The fee is too high for the amount. Give `maxFee` to pay it all the same.',
    details: `Fee ${fee}, amount ${amount}, at most ${most} satoshis.`,
  })
}

/** The amount that nodes do not relay because spending it costs more, at their usual rate of 3 sat/vB, by the kind of address. */
const limits: { readonly [type: string]: bigint } = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n }

/** The smallest amount, in satoshis, that can be sent to an address. */
export function dustLimit(address: string): bigint {
  return limits[parseBitcoinShape(address)?.type ?? ''] ?? 330n
}
