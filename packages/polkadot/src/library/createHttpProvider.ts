import type { RpcRequest } from '@kit/adapter'
import type { ApiPromise } from '@polkadot/api'

type Options = NonNullable<ConstructorParameters<typeof ApiPromise>[0]>

/** The chain library's interface to a node. */
export type ChainProvider = NonNullable<Options['provider']>

/**
 * The library's way to nodes by HTTP. Its own knows one address and a global `fetch`; this one has the kit's: nothing is subscribed, no
 * socket stays open, and no host is asked but the configured ones, each in its turn.
 *
 * @example new ApiPromise({ provider: createHttpProvider(createRpcClient({ ...ports, urls })) })
 */
export function createHttpProvider(request: RpcRequest): ChainProvider {
  const refuse = () => Promise.reject(new Error('There are no subscriptions over HTTP.'))
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
