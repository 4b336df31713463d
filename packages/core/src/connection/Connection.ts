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
  /** The wallet behind a connector that stands for many. Otherwise the connector's own name and picture. */
  readonly wallet: { readonly name: string; readonly imageUrl?: string }
  /** Not empty. */
  readonly accounts: readonly Account<Namespace>[]
  /** The active one of `accounts`. */
  readonly account: Account<Namespace>
  readonly networkId: CaipNetworkId
  /** What the wallet approved; absent when it takes any network. */
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  /** Whether the wallet can be asked for networks beyond those. */
  readonly canAddNetworks?: boolean
  /** Names and pictures of its accounts, as far as they were read. */
  readonly identities?: readonly KnownIdentity[]
}
