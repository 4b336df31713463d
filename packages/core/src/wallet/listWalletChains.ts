import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ConnectorInfo } from '../connector/Connector.js'
import type { WalletRow } from '../directory/Wallet.js'

/** One chain family of a wallet, and the connector that reaches it. */
export type WalletChain = { readonly namespace: ChainNamespace; readonly connectorId: string }

/**
 * The chain families that a row can connect here, the active one first, and for each the connector that has it (rule
 * screens-35). `namespaces` are those that an adapter is installed for. Pure.
 *
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
