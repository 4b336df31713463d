import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest } from '../connector/Connector.js'
import { hasOneSession } from '../connector/hasOneSession.js'
import type { Networks } from '../network/createNetworks.js'

/**
 * What a connector is asked for: every namespace that it and the app have, the wished-for one first, and in it the
 * wished-for network first. Where each namespace has a session of its own, only the wished-for one.
 */
export function toRequests(
  { choices }: Networks,
  wish: { readonly connector: Connector; readonly namespace?: ChainNamespace; readonly networkId?: CaipNetworkId },
): readonly NamespaceRequest[] {
  const { info } = wish.connector
  return info.namespaces
    .filter((namespace) => wish.namespace === undefined || namespace === wish.namespace || hasOneSession(info))
    .flatMap((namespace) => {
      const choice = choices.get(namespace)?.getState()
      if (choice === undefined) return []
      const first = wish.networkId?.startsWith(`${namespace}:`) ? wish.networkId : choice.selectedId
      const networks = [...choice.requested].sort((a, b) => Number(b.id === first) - Number(a.id === first))
      return [{ namespace, networks }]
    })
    .sort((a, b) => Number(b.namespace === wish.namespace) - Number(a.namespace === wish.namespace))
}
