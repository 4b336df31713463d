import { cleanText, KitError, type Network, type Ports } from '@kit/core'

/** Asks a node. */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<unknown>

const requestTimeoutMs = 20_000
const rounds = 3
const firstDelayMs = 250

/**
 * JSON-RPC by HTTP over the network's endpoints: the next is asked when one does not answer or limits its callers; after all
 * of them, all again, twice, with growing pauses.
 *
 * @throws KitError `rpc/failed` with the node's error as its cause, or when none answers. Details carry no address of an
 * endpoint, for it may hold a key.
 * @example await createRpc(network, ports)('system_chain', [])
 */
export function createRpc({ rpcUrls }: Pick<Network, 'rpcUrls'>, ports: Pick<Ports, 'fetch' | 'clock'>): Rpc {
  let id = 0
  const post = async (url: string, body: string): Promise<Answer | undefined> => {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(requestTimeoutMs)
    const response = await ports.fetch(url, { method: 'POST', headers, body, signal })
    const isBusy = response.status === 429 || response.status >= 500
    return isBusy ? undefined : ((await response.json()) as Answer)
  }
  const pause = (delayMs: number) => new Promise<void>((resolve) => void ports.clock.setTimeout(resolve, delayMs))

  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })
    let cause: unknown
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await pause(firstDelayMs * 2 ** (round - 1))
      for (const url of rpcUrls) {
        const answer = await post(url, body).catch((error: unknown) => {
          cause = error
          return undefined
        })
        if (answer?.error !== undefined) throw toAnswerError(method, answer.error)
        if (answer?.result !== undefined) return answer.result
      }
    }
    throw new KitError('rpc/failed', {
      shortMessage: 'No endpoint of the network answered.',
      details: `Method: ${method}`,
      cause,
    })
  }
}

type Answer = { readonly result?: unknown; readonly error?: { readonly message?: unknown; readonly data?: unknown } }

function toAnswerError(method: string, error: NonNullable<Answer['error']>): KitError {
  const told = [error.message, error.data].map((text) => cleanText(text, 300)).filter((text) => text !== '')
  return new KitError('rpc/failed', {
    shortMessage: 'The node answered with an error.',
    details: `Method: ${method}. The node says: ${told.join(': ')}`,
    cause: error,
  })
}
