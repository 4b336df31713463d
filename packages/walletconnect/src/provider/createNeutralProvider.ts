import type { PairingProvider } from '@kit/adapter'
import type { PairedNamespace } from '../session/PairedSession.js'

/**
 * A provider for namespaces whose adapters speak the pairing protocol's methods themselves. It rejects with a `ProviderRpcError`; 4001
 * declined.
 */
export const createNeutralProvider = (namespace: PairedNamespace): PairingProvider => ({
  request: ({ method, params }, networkId = namespace.networkId(), { signal } = {}) =>
    namespace.request({ method, params, networkId, signal }),
})
