import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Network } from '../chain/Network.js'
import type { SignInRequest } from './SignInRequest.js'

/** Types of connector (rule entities-3). */
export type ConnectorType =
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'AUTH'
  | 'MULTI_CHAIN'
  | 'ID_AUTH'

/** Description of a connector as plain data, for state and views. */
export type ConnectorInfo = {
  /** Stable across page reloads: an rdns, a wallet name, or a constant such as `walletConnect`. */
  readonly id: string
  /** ID that is unique within this page (the uuid of EIP-6963). Distinguishes two wallets with the same `id`, and is never stored. */
  readonly uid?: string
  /** Name of the wallet. Untrusted text, already truncated and stripped of bidirectional control characters. */
  readonly name: string
  readonly type: ConnectorType
  /** Namespaces that the connector can connect. */
  readonly namespaces: readonly ChainNamespace[]
  /** URL of an image (`data:`, `blob:` or `https:`) within the size limit. Other values were dropped. */
  readonly imageUrl?: string
  readonly imageId?: string
  /** ID of the wallet in the wallet directory. */
  readonly explorerId?: string
  readonly rdns?: string
}

/** An event that a connected wallet reports. */
export type SessionEvent =
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Account[] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }
  | { readonly type: 'approvedNetworksChanged'; readonly networkIds: readonly CaipNetworkId[] }
  | { readonly type: 'disconnected'; readonly reason: string }

/** Capabilities to request, by name. If a capability that isn't `optional` is missing, the wallet rejects the request. */
export type RequestedCapabilities = {
  readonly [name: string]: { readonly optional?: boolean; readonly [field: string]: unknown }
}

/** The wallet's response to the capabilities requested while connecting (ERC-7846), by account address. Untrusted. */
export type CapabilitiesResponse = { readonly [address: string]: { readonly [name: string]: unknown } }

/** A live connection to a wallet in one namespace. Sessions are kept out of state, in a map by connection ID. */
export type Session<Provider = unknown> = {
  /** The object that the adapter of the namespace calls. On eip155 always an EIP-1193 provider. */
  readonly provider: Provider
  /** Never empty. The first account is the one selected in the wallet. */
  readonly accounts: readonly Account[]
  /**
   * Set to false if the wallet has no selected account. Then the order of accounts means nothing, and the user's choice is kept while it is
   * valid. Defaults to true.
   */
  readonly hasSelection?: boolean
  /**
   * Set to true if the user or the app already chose the account type in the wallet. The first account is then active at first, regardless
   * of `defaultAccountTypes`. Defaults to false.
   */
  readonly isAccountTypeSelected?: boolean
  /** The network that the wallet is on. */
  readonly networkId: CaipNetworkId
  /** The wallet's raw response to the `capabilities` of `connect`, by account. */
  readonly capabilitiesResponse?: CapabilitiesResponse
  /** Networks that the wallet approved. Absent if the wallet accepts any network. */
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  /** Whether the wallet can be asked for other networks, which it switches to or adds if the user agrees. */
  readonly canAddNetworks?: boolean
  /** Name and image of the wallet, for connectors that stand for many wallets (pairing). */
  readonly wallet?: {
    readonly name: string
    readonly imageUrl?: string
    readonly nativeLink?: string
    readonly universalLink?: string
  }
  /**
   * Selects another network without contacting the wallet, for protocols where each request names its network (pairings outside EVM).
   * Reports `networkChanged` and the accounts on that network. Absent if the adapter switches networks itself.
   *
   * @throws KitError `network/notApproved` if the wallet approved no account on the network.
   */
  selectNetwork?(networkId: CaipNetworkId): void
  /** Subscribes to the wallet's events. Returns a function that unsubscribes. */
  watch(listener: (event: SessionEvent) => void): () => void
  /**
   * Ends the connection in the wallet as far as possible. `WALLET_CONNECT` and `AUTH` connectors share one session across namespaces, so
   * this is called on only one of their sessions.
   */
  disconnect(signal: AbortSignal): Promise<void>
}

/** A namespace to connect, with its networks. The requested network comes first. */
export type NamespaceRequest = { readonly namespace: ChainNamespace; readonly networks: readonly Network[] }

/** Sessions by namespace. One pairing approval can create several. */
export type Sessions = { readonly [namespace: string]: Session }

/** Connects to a wallet. A plain object created by a factory. */
export type Connector = {
  readonly info: ConnectorInfo
  /**
   * Preloads what a connect needs, so that nothing has to load after the wallet responds. Called whenever the user shows intent to use this
   * wallet.
   */
  readonly prepare?: () => void
  /**
   * Prompts the user to connect. Rejects with `connection/rejected` if the user or the wallet declines, and with `connection/aborted` when
   * the signal aborts.
   */
  connect(request: {
    readonly requests: readonly NamespaceRequest[]
    readonly signal: AbortSignal
    /** Capabilities to request while connecting (ERC-7846). Connectors that can't pass them on ignore them. */
    readonly capabilities?: RequestedCapabilities
    /** Called with a pairing link to display. May be called again with a new one. */
    onUri?(uri: string): void
    /**
     * A sign-in to request in the same approval. Only passed if all namespaces are in `signInNamespaces`. Before it resolves, the connector
     * calls `onProofs` with the proofs as the wallet returned them (CACAO, or `{ message, signature }`). It doesn't call it for a wallet
     * that only connects.
     */
    readonly signIn?: { readonly request: SignInRequest; onProofs(proofs: readonly unknown[]): void }
  }): Promise<Sessions>
  /**
   * Restores the connection without prompting. Resolves with `undefined` if there is nothing to restore. The signal aborts when the kit is
   * destroyed.
   */
  reconnect(request: {
    readonly requests: readonly NamespaceRequest[]
    readonly signal: AbortSignal
  }): Promise<Sessions | undefined>
  /**
   * Reports sessions that a wallet creates later, outside of `connect` and `reconnect`, such as a pairing whose wallet adds a namespace.
   * They are connected without replacing other wallets. With `isRequested`, an earlier page load had requested them, and the first one is
   * connected as by `connect`. Returns a function that unsubscribes.
   */
  watchSessions?(listener: (sessions: Sessions, isRequested?: boolean) => void): () => void
  /**
   * Calls the listener when a wallet that shared no account on `reconnect` may share one now because the user unlocked it. The kit then
   * calls `reconnect` again. Must only listen, never contact the wallet. Returns a function that unsubscribes.
   */
  watchUnlock?(listener: () => void): () => void
  /**
   * How long the page shows the connection as reconnecting, in milliseconds. A later response still restores the connection, unless the
   * user has disconnected or connected another wallet in the meantime. Defaults to 5000.
   */
  readonly reconnectTimeoutMs?: number
  /** Namespaces in which the connector can request a sign-in while connecting. Defaults to none. */
  readonly signInNamespaces?: readonly ChainNamespace[]
  /** Releases sockets, timers and listeners that the connector itself holds. */
  destroy?(): void
}

const shared: readonly ConnectorType[] = ['WALLET_CONNECT', 'AUTH']

/** Returns whether all namespaces of a connector share one session, which starts and ends in all of them together (rule states-9). */
export const hasOneSession = ({ type }: Pick<Connector['info'], 'type'>): boolean => shared.includes(type)
