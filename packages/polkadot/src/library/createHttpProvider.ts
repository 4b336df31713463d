import type { RpcRequest } from '@kit/adapter'
import type { ApiPromise } from '@polkadot/api'

type Options = NonNullable<ConstructorParameters<typeof ApiPromise>[0]>

/** The chain library's interface to a node. */
export type ChainProvider = NonNullable<Options['provider']>

/**
 * Creates the library's HTTP provider on top of the kit's requests. Unlike the library's own, it supports several endpoints and no global
 * `fetch`. There are no subscriptions or open sockets, and only the configured hosts are contacted, in order.
 *
 * @example new ApiPromise({ provider: createHttpProvider(createRpcClient({ ...ports, urls })) })
 */
export function createHttpProvider(request: RpcRequest): ChainProvider {
  const refuse = () => Promise.reject(new Error('Subscriptions are not supported over HTTP.'))
  const provider: ChainProvider = {
    hasSubscriptions: false,
    isClonable: true,
    isConnected: true,
    clone: () => createHttpProvider(request),
    connect: async () => {},
    disconnect: async () => {},
    on: () => () => {},
    send: <T>(method: string, params: unknown[]) => request({ method, params }) as Promise<T>,
    subscribe: refuse,
    unsubscribe: refuse,
  }
  return provider
}
