import { toPlanError } from '@kit/adapter'
import { type Capabilities, KitError, type TransferPlan } from '@kit/core/adapter'
import type { EsploraReads } from '../esplora/createEsploraReads.js'
import { type BitcoinFeeRates, pickFeeRate } from '../esplora/readFeeRates.js'
import { checkFee, dustLimit } from '../library/checkFee.js'
import type { BitcoinLibrary } from '../library/createBitcoinLibrary.js'

type Call = Parameters<Required<Capabilities>['planTransfer']>[0]

/** Confirmation targets in blocks: next block, the default of transfers, and about a day. */
const targets = { fast: 1, normal: 6, slow: 144 }

/**
 * Builds the transaction that `transfer` would ask the wallet to sign with the plan's terms, from the same coins, so the fee is exact.
 * Coins that cost more to spend than they are worth are left out.
 *
 * @throws KitError `transfer/*`, as `Capabilities.planTransfer` documents; `account/notForPayments` and other errors of unspendable coins;
 *   `rpc/*`.
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
    // If the sender chose a fee rate, the network's rates are optional.
    const feeRates = await reads.getFeeRates(call).then(toChoice, (error: unknown) => {
      if (call.feeRate === undefined) throw error
    })
    const feeRate = call.feeRate ?? feeRates?.normal
    // Errors other than dust take precedence.
    const { amount, fee } = await library.buildPayment({ ...call, feeRate, amount: isDust ? least : wanted })
    if (isDust) throw tooSmall(least)
    if (call.feeRate === undefined) checkFee({ fee, amount, maxFee: undefined })
    return {
      amount,
      fee,
      warnings: [],
      ...(feeRates && { feeRates }),
      // With a fee rate, the adapter selects the coins instead of the wallet. Other coins must not cost more than what was shown.
      ...(feeRate !== undefined && { terms: { feeRate, extra: { maxFee: fee } } }),
    }
  } catch (error) {
    throw toPlanError(error)
  }
}

/** A slower rate is never higher than a faster one, whatever the endpoint returns. */
function toChoice(rates: BitcoinFeeRates): NonNullable<TransferPlan['feeRates']> {
  const normal = pickFeeRate(rates, targets.normal)
  return {
    slow: Math.min(normal, pickFeeRate(rates, targets.slow)),
    normal,
    fast: Math.max(normal, pickFeeRate(rates, targets.fast)),
  }
}

function tooSmall(least: bigint): KitError {
  const shortMessage = 'The amount is below the dust limit. Nodes would not relay the transaction.'
  return new KitError('transfer/belowMinimum', { shortMessage, details: `${least}` })
}
