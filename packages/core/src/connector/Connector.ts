import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Network } from '../chain/Network.js'
import type { SignInRequest } from './SignInRequest.js'

/** Kinds of connector (rule entities-3). */
export type ConnectorType =
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'AUTH'
  | 'MULTI_CHAIN'
  | 'ID_AUTH'

/** What is known of a connector as plain data; this is what state and views hold. */
export type ConnectorInfo = {
  /** The same across reloads: an rdns, a wallet's name, or a fixed word such as `walletConnect`. */
  readonly id: string
  /** What the wallet calls itself on this page alone (the uuid of EIP-6963). It tells two of one `id` apart, and is never remembered. */
  readonly uid?: string
  /** Hostile text from the wallet, already capped and stripped of bidirectional controls. */
  readonly name: string
  readonly type: ConnectorType
  /** The namespaces that it can connect. */
  readonly namespaces: readonly ChainNamespace[]
  /** `data:`, `blob:` or `https:`, size-capped; anything else was dropped. */
  readonly imageUrl?: string
  readonly imageId?: string
  /** Id of the same wallet in the wallet directory. */
  readonly explorerId?: string
  readonly rdns?: string
}

/** What a wallet reports after it was connected. */
export type SessionEvent =
  | { readonly type: 'accountsChanged'; readonly accounts: readonly Account[] }
  | { readonly type: 'networkChanged'; readonly networkId: CaipNetworkId }
  | { readonly type: 'approvedNetworksChanged'; readonly networkIds: readonly CaipNetworkId[] }
  | { readonly type: 'disconnected'; readonly reason: string }

/** Capabilities that a request names. One that is not `optional` must be there, or the wallet refuses the request. */
export type RequestedCapabilities = {
  readonly [name: string]: { readonly optional?: boolean; readonly [field: string]: unknown }
}

/** What a wallet answered to capabilities that it was asked to connect with (ERC-7846), by the account's address. Of hostile origin. */
export type AnsweredCapabilities = { readonly [address: string]: { readonly [name: string]: unknown } }

/** A live connection to a wallet in one namespace. Live objects stay out of state, in a map keyed by connection id. */
export type Session<Provider = unknown> = {
  /** What the adapter of the namespace speaks to: for eip155 always an EIP-1193 provider. */
  readonly provider: Provider
  /** Not empty; the first is the one that the wallet has selected. */
  readonly accounts: readonly Account[]
  /**
   * False for a wallet that discloses a list and has none of it selected: its order says nothing, and the visitor's choice
   * stays while it is allowed. Default true.
   */
  readonly hasSelection?: boolean
  /**
   * True for a wallet that the visitor chose the type of account in, or the app in their place: the first is active at first, and not the
   * one that `defaultAccountTypes` asks for. Default false.
   */
  readonly isTypeChosen?: boolean
  /** The network that the wallet is on. */
  readonly networkId: CaipNetworkId
  /** What the wallet answered to the `capabilities` of `connect`, as it said it, by account. */
  readonly answered?: AnsweredCapabilities
  /** What the wallet approved; absent when it takes any network. */
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  /** Whether a network beyond those can be asked for: the wallet switches to it, or adds it, if its owner agrees. */
  readonly canAddNetworks?: boolean
  /** The wallet's own name and picture when the connector stands for many (pairing). */
  readonly wallet?: {
    readonly name: string
    readonly imageUrl?: string
    readonly nativeLink?: string
    readonly universalLink?: string
  }
  /**
   * Goes to another network without asking the wallet, where each request names its network (a pairing outside EVM); reports
   * `networkChanged`, and the accounts there. Absent where the adapter's own switch does it.
   *
   * @throws KitError `network/notApproved` when the wallet approved no account there.
   */
  selectNetwork?(networkId: CaipNetworkId): void
  /** Starts to report what the wallet does. Returns the end. */
  watch(listener: (event: SessionEvent) => void): () => void
  /**
   * Ends the connection on the wallet's side as far as it can be ended. Of a `WALLET_CONNECT` or `AUTH` connector, whose one
   * session stands behind several namespaces, only one of the sessions is asked.
   */
  disconnect(signal: AbortSignal): Promise<void>
}

/** What a connector is asked to connect: a namespace and its networks, the requested one first. */
export type NamespaceRequest = { readonly namespace: ChainNamespace; readonly networks: readonly Network[] }

/** Sessions by namespace: one approval of a pairing may give several. */
export type Sessions = { readonly [namespace: string]: Session }

/** A way to reach a wallet. A plain object from a factory. */
export type Connector = {
  readonly info: ConnectorInfo
  /**
   * Fetches what a connect needs beside the wallet, so that nothing is waited for when the wallet has answered. Called each
   * time that the visitor seems to want this wallet.
   */
  readonly prepare?: () => void
  /**
   * Asks the visitor. Rejects with `connection/rejected` when the visitor or the wallet declines, with
   * `connection/aborted` on the signal.
   */
  connect(request: {
    readonly requests: readonly NamespaceRequest[]
    readonly signal: AbortSignal
    /** What the wallet is asked to do while it connects (ERC-7846). A connector that cannot pass it on leaves it aside. */
    readonly capabilities?: RequestedCapabilities
    /** A pairing link to show. May be called again with a fresh one. */
    onUri?(uri: string): void
    /**
     * What the wallet may be asked to sign in with, in the same approval. Only given where all namespaces are `signInNamespaces`. The
     * connector calls `answered` before it resolves, with what the wallet gave as proofs (CACAO, or the text as `{ message, signature }`), as it gave them; not at all for a
     * wallet that only connects.
     */
    readonly signIn?: { readonly request: SignInRequest; answered(proofs: readonly unknown[]): void }
  }): Promise<Sessions>
  /**
   * Restores without asking the visitor. Returns `undefined` when there is nothing to restore. The signal is aborted when the kit is
   * destroyed.
   */
  reconnect(request: {
    readonly requests: readonly NamespaceRequest[]
    readonly signal: AbortSignal
  }): Promise<Sessions | undefined>
  /**
   * Reports sessions that a wallet gives later, beside those of `connect` and `reconnect`: a pairing whose wallet adds a
   * namespace. Each is connected beside what there is, and takes no other wallet's place. With `isRequested`, an earlier page load asked the
   * wallet for them: the first is connected as by `connect`. Returns the end.
   */
  watchSessions?(listener: (sessions: Sessions, isRequested?: boolean) => void): () => void
  /**
   * Calls the listener when a wallet that disclosed no account to `reconnect` may do so now, because its owner unlocked it. The kit then
   * calls `reconnect` again. Only listens and never asks the wallet. Returns a function that stops listening.
   */
  watchUnlock?(listener: () => void): () => void
  /**
   * How long the page shows that it reconnects. A later answer still restores the connection, unless the user has disconnected or connected
   * another wallet in the meantime. Default 5000.
   */
  readonly reconnectTimeoutMs?: number
  /** The namespaces in which it can ask a wallet to sign in while it connects. Default: none. */
  readonly signInNamespaces?: readonly ChainNamespace[]
  /** Ends sockets, timers and listeners that the connector itself holds. */
  destroy?(): void
}

const shared: readonly ConnectorType[] = ['WALLET_CONNECT', 'AUTH']

/** Whether all namespaces of a connector share one session: they begin and end together (rule states-9). */
export const hasOneSession = ({ type }: Pick<Connector['info'], 'type'>): boolean => shared.includes(type)
