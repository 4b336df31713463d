import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest, RequestedCapabilities } from '../connector/Connector.js'
import type { SignInOffer } from '../connector/SignInRequest.js'
import type { Emit } from '../event/createEvents.js'
import type { Ports } from '../ports/Ports.js'
import type { Store } from '../store/createStore.js'
import type { AttemptState } from './AttemptState.js'
import type { Sessions } from './createSessions.js'
import type { WalletRequest } from './whileAsked.js'

/** What is to be connected, already resolved to a connector. */
export type ConnectRequest = {
  readonly connector: Connector
  /** The namespace that becomes active. */
  readonly namespace: ChainNamespace
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  /** What the wallet is asked to do while it connects. */
  readonly capabilities?: RequestedCapabilities
  /** Made ahead of time: the namespace does not become `connecting` for it. */
  readonly quiet?: boolean
}

/** What connecting works with. */
export type ConnectNeeds = {
  readonly attempt: Store<AttemptState>
  readonly events: { readonly emit: Emit }
  readonly ports: Pick<Ports, 'clock' | 'platform'>
  readonly sessions: Sessions
  readonly contributions: { readonly signInOffer: ReadonlySet<SignInOffer> }
  readonly walletRequests: Store<readonly WalletRequest[]>
  /** Lists what to ask the wallet for, the requested network first. */
  toRequests(request: ConnectRequest): readonly NamespaceRequest[]
}
