import { abortable, cleanText, type FetchPort, KitError, type Network, type Ports, untilAborted } from '@kit/core'
import { EsploraRefusal } from './EsploraRefusal.js'

/** Asks an Esplora REST interface. Answers text. Rejects with `EsploraRefusal` when it says no (4xx). */
export type Esplora = (
  path: string,
  options?: { readonly body?: string; readonly signal?: AbortSignal | undefined },
) => Promise<string>

const requestTimeoutMs = 10_000
const rounds = 3
const firstDelayMs = 250

/**
 * Speaks to the network's Esplora endpoints: the next is asked when one does not answer, is overloaded or limits its callers;
 * after all of them, all again, twice, with growing pauses.
 *
 * @throws KitError `network/notConfigured` without an endpoint; `rpc/failed` when none answers; `connection/aborted` on the
 * signal. Details carry no address of an endpoint, for it may hold a key.
 * @example await createEsplora(network, ports)('/blocks/tip/height')
 */
export function createEsplora({ rpcUrls, id: networkId }: Network, ports: Pick<Ports, 'fetch' | 'clock'>): Esplora {
  const pause = (delayMs: number) => new Promise<void>((resolve) => ports.clock.setTimeout(resolve, delayMs))

  const ask = async (path: string, body: string | undefined, signal: AbortSignal | undefined): Promise<string> => {
    let failure: unknown
    for (let round = 0; round < rounds; round += 1) {
      for (const url of rpcUrls) {
        signal?.throwIfAborted()
        try {
          return await requestOnce(ports.fetch, joinPath(url, path), body)
        } catch (error) {
          if (error instanceof EsploraRefusal) throw error
          failure = error
        }
      }
      if (round < rounds - 1) await pause(firstDelayMs * 2 ** round)
    }
    const details = `Path: ${path.split('/', 2).join('/')}. ${cleanText((failure as Error | undefined)?.message, 200)}`
    throw new KitError('rpc/failed', { shortMessage: 'No endpoint of the network answered.', details, cause: failure })
  }

  return async (path, { body, signal } = {}) => {
    if (rpcUrls.length === 0)
      throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: networkId })
    return abortable(() => ask(path, body, signal), signal)
  }
}

/** The path goes before a query of the endpoint, which may name a project. */
function joinPath(url: string, path: string): string {
  const [base = '', ...query] = url.split('?')
  return [base.replace(/\/+$/, '') + path, ...query].join('?')
}

async function requestOnce(fetch: FetchPort, url: string, body: string | undefined): Promise<string> {
  const limit = AbortSignal.timeout(requestTimeoutMs)
  const post = body !== undefined && { method: 'POST', headers: { 'content-type': 'text/plain' }, body }
  const response = await fetch(url, { ...post, signal: limit })
  const text = await untilAborted(() => response.text(), limit)
  if (response.ok) return text
  if (response.status === 429 || response.status >= 500) throw new Error(`HTTP ${response.status}`)
  throw new EsploraRefusal(response.status, cleanText(text, 300))
}
