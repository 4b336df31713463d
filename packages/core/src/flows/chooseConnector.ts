import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { ConnectRequest } from '../connection/createConnect.js'
import type { Connectors } from '../connector/createConnectors.js'
import { KitError } from '../error/KitError.js'
import type { Networks } from '../network/createNetworks.js'

/**
 * Finds the connector of a connect, and the namespace that it makes active: the given one, else the network's, else the
 * active one if the connector has it, else the connector's first that an adapter is installed for. Throws
 * `connector/notFound`, `network/unknownNamespace` or `network/notConfigured`.
 */
export function chooseConnector(
  connectors: Connectors,
  networks: Networks,
  options: { readonly connectorId: string; readonly namespace?: ChainNamespace; readonly networkId?: CaipNetworkId },
): Pick<ConnectRequest, 'connector' | 'namespace'> {
  const { connectorId, networkId } = options
  const given = options.namespace ?? (networkId && parseCaipNetworkId(networkId).namespace)
  if (given !== undefined && !networks.choices.has(given))
    throw new KitError('network/unknownNamespace', { shortMessage: 'Chain adapter not found', details: given })
  if (networkId !== undefined && !isConfigured(networks, networkId))
    throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: networkId })
  const active = networks.activeNamespace.getState()
  const connector =
    connectors.find(connectorId, given ?? active) ?? (given === undefined ? connectors.find(connectorId) : undefined)
  const possible = connector?.info.namespaces.filter((name) => networks.choices.has(name)) ?? []
  const namespace = given ?? (active !== undefined && possible.includes(active) ? active : possible[0])
  if (connector === undefined || namespace === undefined)
    throw new KitError('connector/notFound', {
      shortMessage: 'The wallet was not found.',
      details: `${connectorId}${given === undefined ? '' : ` in ${given}`}`,
    })
  return { connector, namespace }
}

const isConfigured = ({ choices }: Networks, networkId: CaipNetworkId): boolean =>
  [...choices.values()].some((choice) =>
    choice.getState().requested.some(({ caipNetworkId }) => caipNetworkId === networkId),
  )
