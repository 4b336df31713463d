import type { ApiPromise } from '@polkadot/api'
import type { Rpc } from './createRpc.js'

type Options = NonNullable<ConstructorParameters<typeof ApiPromise>[0]>

/** What the chain library asks a node through. */
export type ChainProvider = NonNullable<Options['provider']>

/**
 * The library's way to a node by HTTP, on the kit's own requests: nothing is subscribed, no socket stays open, and no host is
 * asked but the configured ones.
 *
 * @example new ApiPromise({ provider: createHttpProvider(createRpc(network, ports)) })
 */
export function createHttpProvider(rpc: Rpc): ChainProvider {
  const refuse = () => Promise.reject(new Error('There are no subscriptions over HTTP.'))
  const provider: ChainProvider = {
    hasSubscriptions: false,
    isClonable: true,
    isConnected: true,
    clone: () => createHttpProvider(rpc),
    connect: async () => {},
    disconnect: async () => {},
    on: () => () => {},
    send: <T>(method: string, params: unknown[]) => rpc(method, params) as Promise<T>,
    subscribe: refuse,
    unsubscribe: refuse,
  }
  return provider
}
