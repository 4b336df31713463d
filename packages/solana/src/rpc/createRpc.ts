import {
  abortable,
  cleanText,
  createLimit,
  isKitError,
  KitError,
  type Network,
  type Ports,
  untilAborted,
} from '@kit/core'

/** Asks a node. `exact` keeps whole numbers that are too large for a double: they come as text. */
export type Rpc = (
  method: string,
  params: readonly unknown[],
  options?: { readonly signal?: AbortSignal | undefined; readonly exact?: boolean },
) => Promise<unknown>

const requestTimeoutMs = 10_000
const rounds = 3
const firstDelayMs = 250
const longestDelayMs = 10_000

/**
 * JSON-RPC over the network's endpoints: the next is asked when one does not answer, is overloaded or limits its callers;
 * after all of them, all again, twice, with growing pauses or those that `Retry-After` says.
 *
 * @throws KitError `network/notConfigured` without an endpoint; `rpc/failed` with the node's error as its cause, or when none
 * answers; `connection/aborted` on the signal. Details carry no address of an endpoint, for it may hold a key.
 * @example await createRpc(network, ports)('getSlot', [])
 */
export function createRpc({ rpcUrls, id: networkId }: Network, ports: Pick<Ports, 'fetch' | 'clock'>): Rpc {
  const post = async (url: string, body: string, exact: boolean, signal: AbortSignal | undefined): Promise<Answer> => {
    const reason = () => new Unanswered('No answer in time', undefined)
    const limit = createLimit([signal], { clock: ports.clock, limitMs: requestTimeoutMs, reason })
    const headers = { 'content-type': 'application/json' }
    const ask = async () => {
      const response = await ports.fetch(url, { method: 'POST', headers, body, signal: limit.signal })
      return { response, text: await response.text() }
    }
    try {
      const { response, text } = await untilAborted(ask, limit.signal)
      const { ok, status } = response
      // Some nodes tell their errors with a status of failure.
      if (status === 429 || status >= 500 || (!ok && !/^\s*\{/.test(text)))
        throw new Unanswered(`HTTP ${status}`, retryAfterMs(response))
      return JSON.parse(exact ? text.replace(/:\s*(\d{16,})/g, ':"$1"') : text) as Answer
    } finally {
      limit.end()
    }
  }
  const pause = (delayMs: number) => new Promise<void>((resolve) => ports.clock.setTimeout(resolve, delayMs))

  const ask = async (method: string, body: string, exact: boolean, signal?: AbortSignal): Promise<unknown> => {
    let failure: unknown
    for (let round = 0; round < rounds; round += 1) {
      for (const url of rpcUrls) {
        signal?.throwIfAborted()
        try {
          const answer = await post(url, body, exact, signal)
          if (answer.error !== undefined) throw toAnswerError(method, answer.error)
          return answer.result
        } catch (error) {
          if (error instanceof KitError) throw error
          failure = error
        }
      }
      const told = failure instanceof Unanswered ? failure.retryAfterMs : undefined
      if (round < rounds - 1) await pause(Math.min(told ?? firstDelayMs * 2 ** round, longestDelayMs))
    }
    const details = `Method: ${method}. ${failure instanceof Unanswered ? failure.message : ''}`
    throw new KitError('rpc/failed', { shortMessage: 'No endpoint of the network answered.', details, cause: failure })
  }

  return async (method, params, { signal, exact = false } = {}) => {
    if (rpcUrls.length === 0)
      throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: networkId })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return abortable(() => ask(method, body, exact, signal), signal)
  }
}

type Answer = { readonly result?: unknown; readonly error?: { readonly code?: unknown; readonly message?: unknown } }

/** An endpoint gave no answer that counts. */
class Unanswered extends Error {
  constructor(
    message: string,
    readonly retryAfterMs: number | undefined,
  ) {
    super(message)
  }
}

function toAnswerError(method: string, error: NonNullable<Answer['error']>): KitError {
  const details = `Method: ${method}. The node says: ${cleanText(error.message, 300)}`
  return new KitError('rpc/failed', { shortMessage: 'The node answered with an error.', details, cause: error })
}

function retryAfterMs({ headers }: { readonly headers: { get(name: string): string | null } }): number | undefined {
  const text = headers.get('retry-after')
  return text !== null && /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : undefined
}

/**
 * What a node refused a request with; undefined for any other failure.
 *
 * @example nodeError(error)
 */
export function nodeError(error: unknown): unknown {
  const cause = isKitError(error, 'rpc/failed') ? error.cause : undefined
  return cause instanceof Error ? undefined : cause
}
