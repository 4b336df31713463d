import { resultOf } from '../../../chains/RpcFailure.js'
import type { ChainGateway } from '../../../gateway/createChainGateway.js'

/** One JSON-RPC call. */
export type ChainCall = { readonly method: string; readonly params: readonly unknown[] }

/**
 * Sends several calls to a chain's nodes at once and returns their results in the same order.
 *
 * @throws NoUpstreamResponded if no node responded
 * @throws RpcFailure if one of the calls failed
 */
export type ChainReader = (calls: readonly ChainCall[]) => Promise<readonly unknown[]>

/** Common batch limit of providers. */
const batchSize = 100

/** Maximum concurrent batches. */
const concurrency = 4

/** Reads one chain through the gateway, in batches. */
export function createChainReader(gateway: Pick<ChainGateway, 'ask'>, chain: string): ChainReader {
  return async (calls) => {
    const starts = Array.from({ length: Math.ceil(calls.length / batchSize) }, (_, index) => index * batchSize)
    const results: unknown[] = new Array(calls.length)
    async function work(): Promise<void> {
      for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
        const part = await gateway.ask(chain, calls.slice(start, start + batchSize))
        for (const [index, reply] of part.entries()) results[start + index] = resultOf(reply)
      }
    }
    await Promise.all(Array.from({ length: Math.min(concurrency, starts.length) }, work))
    return results
  }
}
