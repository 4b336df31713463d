import {
  createRestClient,
  isTemporary,
  type RestRequest,
  RpcError,
  toRpcError,
  unconfiguredNetwork,
} from '@kit/adapter'
import type { Network, Ports } from '@kit/core/adapter'

/** Requests text from an Esplora REST endpoint. Rejects with an `RpcError` when the endpoint refuses ({@link isRefusal}). */
export type Esplora = RestRequest

/**
 * Creates a client for the network's Esplora endpoints.
 *
 * @throws KitError `network/notConfigured` without an endpoint; `rpc/failed` or `rpc/timedOut` when none responds; `connection/aborted` on
 *   abort. Details omit endpoint URLs, which may contain an API key.
 * @example await createEsplora(network, ports)('/blocks/tip/height')
 */
export function createEsplora({ rpcUrls: urls, id }: Network, ports: Pick<Ports, 'fetch' | 'clock'>): Esplora {
  const ask = urls.length > 0 && createRestClient({ ...ports, urls })
  return async (path, options) => {
    if (!ask) throw unconfiguredNetwork(id)
    return ask(path, options).catch((error: unknown) => {
      throw isRefusal(error) ? error : toRpcError(error, 'None of the endpoints of this network responded.')
    })
  }
}

/** Returns whether an endpoint refused a request for its content, so that a retry elsewhere would fail, too. */
export function isRefusal(error: unknown): error is RpcError {
  return error instanceof RpcError && !isTemporary(error)
}
