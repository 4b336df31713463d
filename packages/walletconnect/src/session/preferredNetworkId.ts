import type { CaipNetworkId, NamespaceRequest } from '@kit/core/adapter'
import type { ParsedSession } from './ParsedSession.js'

/** The network to begin with in a namespace: the first requested one that the wallet granted, else the first requested one. */
export function preferredNetworkId(
  parsed: ParsedSession,
  requests: readonly NamespaceRequest[],
  namespace: string,
): CaipNetworkId | undefined {
  const granted = parsed.namespaces.get(namespace)?.networkIds
  const networks = requests.find((request) => request.namespace === namespace)?.networks ?? []
  return (networks.find((network) => granted?.includes(network.id)) ?? networks[0])?.id
}
