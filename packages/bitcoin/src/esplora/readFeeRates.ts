import type { Esplora } from './createEsplora.js'
import { esploraResponseError, type Json, parseEsploraJson } from './parseEsploraJson.js'

/** Fee rates in satoshis per virtual byte, by target number of blocks. */
export type BitcoinFeeRates = ReadonlyMap<number, number>

/** Higher rates are ignored, so that no endpoint can make a wallet burn its coins. */
export const highestFeeRate = 5_000

/**
 * Returns the current fee rates of the network.
 *
 * @throws KitError `rpc/failed` when the response contains no sane rate, `connection/aborted`.
 * @example (await readFeeRates(esplora)).get(6)
 */
export async function readFeeRates(esplora: Esplora, signal?: AbortSignal): Promise<BitcoinFeeRates> {
  const answer = parseEsploraJson(await esplora('/fee-estimates', { signal }))
  const rates = Object.entries((answer ?? {}) as Json)
    .map(([target, rate]) => [Number(target), Number(rate)] as const)
    .filter(([target, rate]) => Number.isInteger(target) && rate > 0 && rate <= highestFeeRate)
    .sort(([a], [b]) => a - b)
  if (rates.length === 0) throw esploraResponseError(answer)
  return new Map(rates)
}

/**
 * Returns the rate for a target number of blocks: that of the slowest target within it, otherwise that of the fastest. At least 1.
 *
 * @example pickFeeRate(new Map([[1, 20], [6, 8]]), 3) // 20
 */
export function pickFeeRate(rates: BitcoinFeeRates, targetBlocks: number): number {
  const entries = [...rates]
  const within = entries.filter(([target]) => target <= targetBlocks).at(-1) ?? entries[0]
  return Math.max(1, within?.[1] ?? 1)
}
