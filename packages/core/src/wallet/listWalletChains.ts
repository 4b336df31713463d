import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ConnectorInfo } from '../connector/Connector.js'
import type { WalletRow } from '../directory/Wallet.js'

/** A namespace of a wallet, and the connector that reaches it. */
export type WalletChain = { readonly namespace: ChainNamespace; readonly connectorId: string }

/**
 * Returns the namespaces that a row can connect here, with their connectors, the active one first (rule screens-35). Pure.
 *
 * @param namespaces The namespaces that have an adapter.
 * @example
 * listWalletChains(row, { connectors, namespaces: [...kit.adapters.keys()], active: 'solana' })
 */
export function listWalletChains(
  row: Pick<WalletRow, 'connectorIds'>,
  page: {
    readonly connectors: readonly ConnectorInfo[]
    readonly namespaces: readonly ChainNamespace[]
    readonly active?: ChainNamespace | undefined
  },
): readonly WalletChain[] {
  const { connectors, namespaces, active } = page
  const own = row.connectorIds.flatMap((id) => connectors.filter((connector) => connector.id === id))
  return namespaces
    .flatMap((namespace) => {
      const connector = own.find((candidate) => candidate.namespaces.includes(namespace))
      return connector === undefined ? [] : [{ namespace, connectorId: connector.id }]
    })
    .sort((a, b) => Number(b.namespace === active) - Number(a.namespace === active))
}
