import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest, RequestedCapabilities } from '../connector/Connector.js'
import type { SignInOffer } from '../connector/SignInRequest.js'
import type { Emit } from '../event/createEvents.js'
import type { Ports } from '../ports/Ports.js'
import type { Store } from '../store/createStore.js'
import type { AttemptState } from './AttemptState.js'
import type { LiveSessions } from './createSessions.js'
import type { WalletRequest } from './trackWalletRequest.js'

/** A connect whose connector is already resolved. */
export type ConnectRequest = {
  readonly connector: Connector
  /** The namespace that becomes active. */
  readonly namespace: ChainNamespace
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  /** Capabilities to request from the wallet while connecting. */
  readonly capabilities?: RequestedCapabilities
  /** Set for a connect that is started ahead of time: the namespace doesn't become `connecting`. */
  readonly quiet?: boolean
}

export type ConnectNeeds = {
  readonly attempt: Store<AttemptState>
  readonly events: { readonly emit: Emit }
  readonly ports: Pick<Ports, 'clock' | 'platform'>
  readonly sessions: LiveSessions
  readonly contributions: { readonly signInOffer: ReadonlySet<SignInOffer> }
  readonly walletRequests: Store<readonly WalletRequest[]>
  /** Returns what to request from the wallet, the requested network first. */
  toRequests(request: ConnectRequest): readonly NamespaceRequest[]
}
