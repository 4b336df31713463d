import type { EsploraTransaction } from './EsploraTransaction.js'

/**
 * Returns transactions with the outputs that they spend and their fees. The node provides neither for its mempool.
 *
 * @param known Every transaction, by id.
 */
export function fillPrevouts(
  transactions: readonly EsploraTransaction[],
  known: ReadonlyMap<string, EsploraTransaction>,
): readonly EsploraTransaction[] {
  return transactions.map((transaction) => {
    const vin = transaction.vin.map((input) => ({
      ...input,
      prevout: input.prevout ?? known.get(input.txid)?.vout[input.vout] ?? null,
    }))
    const spent = vin.reduce((sum, { prevout }) => sum + (prevout?.value ?? 0), 0)
    const paid = transaction.vout.reduce((sum, { value }) => sum + value, 0)
    return { ...transaction, vin, fee: spent - paid }
  })
}
