import type { PairingProvider } from '@kit/adapter'
import type { RemoteNamespace } from '../session/RemoteSession.js'

/**
 * A provider for namespaces whose adapters speak the pairing protocol's methods themselves. It rejects with a `ProviderRpcError`; 4001
 * declined.
 */
export const createNeutralProvider = (namespace: RemoteNamespace): PairingProvider => ({
  request: ({ method, params }, networkId = namespace.networkId(), { signal } = {}) =>
    namespace.request({ method, params, networkId, signal }),
})
