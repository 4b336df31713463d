import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { KnownIdentity } from '../chain/Identity.js'
import type { ConnectorInfo } from '../connector/Connector.js'

/** A wallet that is connected in one namespace (rule entities-1). Plain data. */
export type Connection<Namespace extends ChainNamespace = ChainNamespace> = {
  /** `namespace:connectorId`. */
  readonly id: string
  readonly namespace: Namespace
  readonly connector: ConnectorInfo
  /** Name and image of the wallet. They differ from the connector's if the connector stands for many wallets (pairing). */
  readonly wallet: { readonly name: string; readonly imageUrl?: string }
  /** Never empty. */
  readonly accounts: readonly Account<Namespace>[]
  /** The active account, one of `accounts`. */
  readonly account: Account<Namespace>
  readonly networkId: CaipNetworkId
  /** Networks that the wallet approved. Absent if the wallet accepts any network. */
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  /** Whether the wallet can be asked to add other networks. */
  readonly canAddNetworks?: boolean
  /** Names and avatars of the accounts, as far as they have been read. */
  readonly identities?: readonly KnownIdentity[]
}
