import type { CaipNetworkId } from '@kit/core/adapter'
import type { RemoteNamespace } from '../session/RemoteSession.js'

/** What an adapter of any other namespace calls: a method of the namespace, on a network that it chooses. */
export type NeutralProvider = {
  /** Rejects with a `ProviderRpcError`; 4001 declined. `networkId` defaults to the selected network. */
  request(
    call: { readonly method: string; readonly params?: unknown },
    networkId?: CaipNetworkId,
    options?: { readonly signal?: AbortSignal },
  ): Promise<unknown>
}

/** A provider for namespaces whose adapters speak the pairing protocol's methods themselves. */
export const createNeutralProvider = (namespace: RemoteNamespace): NeutralProvider => ({
  request: ({ method, params }, networkId = namespace.networkId(), { signal } = {}) =>
    namespace.request({ method, params, networkId, signal }),
})
