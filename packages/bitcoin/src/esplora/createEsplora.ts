import { createRestClient, isRetried, type RestRequest, RpcError, toRpcError } from '@kit/adapter'
import { KitError, type Network, type Ports } from '@kit/core/adapter'

/** Asks an Esplora REST interface for text. Rejects with an `RpcError` when it refuses ({@link isRefusal}). */
export type Esplora = RestRequest

/**
 * Asks the network's Esplora endpoints.
 *
 * @throws KitError `network/notConfigured` without an endpoint; `rpc/failed` or `rpc/timedOut` when none answers; `connection/aborted`
 * on the signal. Details carry no address of an endpoint, for it may hold a key.
 * @example await createEsplora(network, ports)('/blocks/tip/height')
 */
export function createEsplora({ rpcUrls: urls, id }: Network, ports: Pick<Ports, 'fetch' | 'clock'>): Esplora {
  const ask = urls.length > 0 && createRestClient({ ...ports, urls })
  return async (path, options) => {
    if (!ask) throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: id })
    return ask(path, options).catch((error: unknown) => {
      throw isRefusal(error) ? error : toRpcError(error, 'No endpoint of the network answered.')
    })
  }
}

/** Whether an endpoint refused a request in its own words: any other would say the same. */
export function isRefusal(error: unknown): error is RpcError {
  return error instanceof RpcError && !isRetried(error)
}
