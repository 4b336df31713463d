import { toPlanError } from '@kit/adapter'
import { type Capabilities, KitError, type TransferPlan } from '@kit/core/adapter'
import type { EsploraReads } from '../esplora/createEsploraReads.js'
import { type BitcoinFeeRates, pickFeeRate } from '../esplora/readFeeRates.js'
import { checkFee, dustLimit } from '../library/checkFee.js'
import type { BitcoinLibrary } from '../library/createBitcoinLibrary.js'

type Call = Parameters<Required<Capabilities>['planTransfer']>[0]

/** Blocks within which a transaction should be in one: soon, as transfers are by default, within a day. */
const targets = { fast: 1, normal: 6, slow: 144 }

/**
 * Builds the transaction that `transfer` would ask the wallet to sign with the plan's terms, from the same coins: its fee is exact. Coins
 * that cost more than they are worth stay.
 *
 * @throws KitError `transfer/*`, as `Capabilities.planTransfer` says; `account/notForPayments` and what else keeps coins from being spent;
 * `rpc/*`.
 * @example await planBitcoinTransfer(reads, library, { network, account, to, amount: 'max', feeRate: 12 })
 */
export async function planBitcoinTransfer(
  reads: Pick<EsploraReads, 'getFeeRates'>,
  library: Pick<BitcoinLibrary, 'buildPayment'>,
  call: Call,
): Promise<TransferPlan> {
  const { to, amount: wanted } = call
  const least = dustLimit(to)
  const isDust = wanted !== 'max' && wanted > 0n && wanted < least
  try {
    // Without rates of the network the sender's own is enough.
    const feeRates = await reads.getFeeRates(call).then(toChoice, (error: unknown) => {
      if (call.feeRate === undefined) throw error
    })
    const feeRate = call.feeRate ?? feeRates?.normal
    // What else is wrong is told first.
    const { amount, fee } = await library.buildPayment({ ...call, feeRate, amount: isDust ? least : wanted })
    if (isDust) throw tooSmall(least)
    if (call.feeRate === undefined) checkFee({ fee, amount, maxFee: undefined })
    return {
      amount,
      fee,
      warnings: [],
      ...(feeRates && { feeRates }),
      // By this rate the coins are chosen here and not by the wallet.
      ...(feeRate !== undefined && { terms: { feeRate } }),
    }
  } catch (error) {
    throw toPlanError(error)
  }
}

/** A slower one is never the dearer, whatever an endpoint says. */
function toChoice(rates: BitcoinFeeRates): NonNullable<TransferPlan['feeRates']> {
  const normal = pickFeeRate(rates, targets.normal)
  return {
    slow: Math.min(normal, pickFeeRate(rates, targets.slow)),
    normal,
    fast: Math.max(normal, pickFeeRate(rates, targets.fast)),
  }
}

function tooSmall(least: bigint): KitError {
  const shortMessage = 'This is too little for the network to pass on.'
  return new KitError('transfer/belowMinimum', { shortMessage, details: `${least}` })
}
