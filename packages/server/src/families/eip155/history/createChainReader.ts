import { RpcFailure } from '../../../chain/RpcFailure.js'
import { type ChainGateway, NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/** One JSON-RPC call. */
export type ChainCall = { readonly method: string; readonly params: readonly unknown[] }

/**
 * Makes several calls to a chain's nodes at once and returns their results in the same order.
 *
 * @throws NoUpstreamResponded when none answered
 * @throws RpcFailure when one of the calls failed
 */
export type ChainReader = (calls: readonly ChainCall[]) => Promise<readonly unknown[]>

/** What providers commonly take at once. */
const BATCH = 100

/** Batches under way at once. */
const AT_ONCE = 4

/** Reads one chain through the gateway, in batches; call by call where a node takes no batches. */
export function createChainReader(gateway: Pick<ChainGateway, 'forward'>, chain: string): ChainReader {
  async function send(body: unknown): Promise<unknown> {
    const answer = await gateway.forward(chain, JSON.stringify(body))
    try {
      return JSON.parse(answer.body)
    } catch {
      throw new NoUpstreamResponded(['no JSON'])
    }
  }

  async function askBatch(calls: readonly ChainCall[]): Promise<readonly unknown[]> {
    const requests = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    const answer = calls.length === 1 ? undefined : await send(requests)
    if (!Array.isArray(answer)) {
      const results: unknown[] = []
      for (const request of requests) results.push(toResult(await send(request)))
      return results
    }
    const byId = new Map(answer.map((one: { id?: unknown } | null) => [one?.id, one]))
    return requests.map(({ id }) => toResult(byId.get(id)))
  }

  return async (calls) => {
    const starts = Array.from({ length: Math.ceil(calls.length / BATCH) }, (_, index) => index * BATCH)
    const results: unknown[] = new Array(calls.length)
    async function work(): Promise<void> {
      for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
        const part = await askBatch(calls.slice(start, start + BATCH))
        for (const [index, result] of part.entries()) results[start + index] = result
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, starts.length) }, work))
    return results
  }
}

function toResult(answer: unknown): unknown {
  const { result, error } = (answer ?? {}) as { result?: unknown; error?: { code?: unknown; message?: unknown } }
  if (error) throw new RpcFailure(Number(error.code), String(error.message), undefined)
  if (result === undefined) throw new NoUpstreamResponded(['no JSON-RPC'])
  return result
}
