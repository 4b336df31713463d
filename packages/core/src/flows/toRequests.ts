import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { type Connector, hasOneSession, type NamespaceRequest } from '../connector/Connector.js'
import type { Networks } from '../network/createNetworks.js'

/**
 * Returns what to request from a connector: every namespace that both it and the app support, the requested namespace and network first.
 * Connectors with a separate session per namespace get only the requested one.
 */
export function toRequests(
  { choices }: Networks,
  target: { readonly connector: Connector; readonly namespace?: ChainNamespace; readonly networkId?: CaipNetworkId },
): readonly NamespaceRequest[] {
  const { info } = target.connector
  return info.namespaces
    .filter((namespace) => target.namespace === undefined || namespace === target.namespace || hasOneSession(info))
    .flatMap((namespace) => {
      const choice = choices.get(namespace)?.getState()
      if (choice === undefined) return []
      const first = target.networkId?.startsWith(`${namespace}:`) ? target.networkId : choice.selectedId
      const networks = [...choice.requested].sort((a, b) => Number(b.id === first) - Number(a.id === first))
      return [{ namespace, networks }]
    })
    .sort((a, b) => Number(b.namespace === target.namespace) - Number(a.namespace === target.namespace))
}
