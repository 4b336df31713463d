import type { PairingProvider } from '@kit/adapter'
import type { CaipNetworkId, ClockPort, FetchPort, NamespaceRequest } from '@kit/core/adapter'
import type { PairedNamespace } from '../session/PairedSession.js'
import type { SessionCapabilities } from '../session/parseSessionCapabilities.js'
import { createEip155Provider } from './createEip155Provider.js'
import { readRpc } from './readRpc.js'

/** Creates the provider of a namespace: EIP-1193 for EVM, whose reads go to the network's own endpoints, otherwise a neutral one. */
export function createProvider(
  namespace: PairedNamespace,
  deps: {
    readonly requests: readonly NamespaceRequest[]
    readonly rpcUrls: { readonly [networkId: CaipNetworkId]: readonly string[] } | undefined
    readonly capabilitiesOf: SessionCapabilities
    readonly clock: ClockPort
    readonly fetch: FetchPort
    /** Aborts reads that no caller aborts. */
    readonly signal: AbortSignal
  },
): unknown {
  if (namespace.namespace !== 'eip155') return createNeutralProvider(namespace)
  const networks = deps.requests.flatMap((request) => request.networks)
  return createEip155Provider({
    namespace,
    capabilitiesOf: deps.capabilitiesOf,
    clock: deps.clock,
    read({ networkId, ...call }) {
      const network = networks.find((item) => item.id === networkId)
      const urls = deps.rpcUrls?.[networkId] ?? network?.rpcUrls ?? []
      return readRpc({ ...call, fetch: deps.fetch, clock: deps.clock, urls, signal: call.signal ?? deps.signal })
    },
  })
}

/**
 * Creates a provider for namespaces whose adapters use the pairing protocol's methods themselves. It rejects with a `ProviderRpcError`,
 * with code 4001 for a rejection.
 */
export const createNeutralProvider = (namespace: PairedNamespace): PairingProvider => ({
  request: ({ method, params }, networkId = namespace.networkId(), { signal } = {}) =>
    namespace.request({ method, params, networkId, signal }),
})
