import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ConnectorInfo, ConnectorType } from '../connector/Connector.js'
import type { Store } from '../store/createStore.js'

/** A request that a wallet has not answered yet. */
export type WalletRequest = {
  readonly connectorId: string
  readonly connectorType: ConnectorType
  readonly namespace: ChainNamespace
}

/** Lists a request as pending until the work settles. The work starts synchronously, inside the user gesture. */
export async function trackWalletRequest<Answer>(
  requests: Store<readonly WalletRequest[]>,
  { id, type }: Pick<ConnectorInfo, 'id' | 'type'>,
  namespace: ChainNamespace,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const request: WalletRequest = { connectorId: id, connectorType: type, namespace }
  requests.update((open) => [...open, request])
  try {
    return await work()
  } finally {
    requests.update((open) => open.filter((other) => other !== request))
  }
}
