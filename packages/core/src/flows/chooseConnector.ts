import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { ConnectRequest } from '../connection/ConnectRequest.js'
import type { Connectors } from '../connector/createConnectors.js'
import { unknownNameError } from '../error/unknownNameError.js'
import { configuredIds } from '../network/configuredIds.js'
import type { Networks } from '../network/createNetworks.js'

/**
 * Resolves the connector of a connect, and the namespace that becomes active. That is the given one, or else the network's. Otherwise it is
 * the active one if the connector supports it, or else the connector's first with an adapter. Throws `connector/notFound`,
 * `network/unknownNamespace` or `network/notConfigured`.
 */
export function chooseConnector(
  connectors: Connectors,
  networks: Networks,
  options: { readonly connectorId: string; readonly namespace?: ChainNamespace; readonly networkId?: CaipNetworkId },
): Pick<ConnectRequest, 'connector' | 'namespace'> {
  const { connectorId, networkId } = options
  const given = options.namespace ?? (networkId && parseCaipNetworkId(networkId).namespace)
  if (given !== undefined && !networks.choices.has(given))
    throw unknownNameError('network/unknownNamespace', 'Chain adapter not found', given, networks.choices.keys())
  const configured = configuredIds(networks)
  if (networkId !== undefined && !configured.includes(networkId))
    throw unknownNameError('network/notConfigured', 'Chain not configured.', networkId, configured)
  const active = networks.activeNamespace.getState()
  const connector =
    connectors.find(connectorId, given ?? active) ?? (given === undefined ? connectors.find(connectorId) : undefined)
  const possible = connector?.info.namespaces.filter((name) => networks.choices.has(name)) ?? []
  const namespace = given ?? (active !== undefined && possible.includes(active) ? active : possible[0])
  if (connector === undefined || namespace === undefined)
    throw unknownNameError(
      'connector/notFound',
      'Connector not found.',
      `${connectorId}${given === undefined ? '' : ` in ${given}`}`,
      connectors.list.getState().map(({ info }) => `${info.id} (${info.namespaces.join(', ')})`),
    )
  return { connector, namespace }
}
