import type { AuthTypes } from '@walletconnect/types'
import type { Address, Hex } from 'viem'
import type { Prompt } from '../wallet/createPrompts.js'
import type { TestWalletChain } from '../wallet/TestWallet.js'
import type { TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import type { RemoteWalletStorage } from './createMemoryStorage.js'
import type { RemoteFamilyOptions } from './RemoteFamily.js'

/** Metadata that an app reports about itself. Hostile until shown as plain text. */
export type RemotePeer = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Options for {@link createRemoteWallet}. */
export type RemoteWalletOptions = {
  /** URL of the pairing relay, `ws://…` or `wss://…`. */
  readonly relayUrl: string
  /** Project ID of the wallet at the relay. Default `remote-wallet`. */
  readonly projectId?: string
  /** Supported chains, and the node of each. */
  readonly chains: readonly [TestWalletChain, ...TestWalletChain[]]
  /** Supported chains of other namespaces, by namespace. Default: none. */
  readonly families?: RemoteFamilyOptions
  /** Private keys of the EVM accounts. Defaults to `anvilKeys`. */
  readonly keys?: readonly Hex[]
  /** Metadata that apps see. */
  readonly metadata?: RemotePeer
  /** Initial behavior. A rejection uses the protocol's code 5000 by default. */
  readonly behavior?: Partial<TestWalletBehavior>
  /** Grant of an automatic approval. Defaults to every requested chain that it supports, and the first account. */
  readonly grant?: RemoteGrant
  /** Set to `false` if it does not support `session_authenticate`: it then answers the proposal sent with it. Default `true`. */
  readonly supportsSignIn?: boolean
  /** Changes the sign-in payload before it is signed: another domain, an old nonce. Default: unchanged. */
  readonly transformSignIn?: (payload: AuthTypes.PayloadParams) => AuthTypes.PayloadParams
  /** Changes the proofs of a sign-in (CACAO) after they were signed, as a forger would. */
  readonly transformProofs?: (cacaos: readonly unknown[]) => readonly unknown[]
  /** Defaults to memory. */
  readonly storage?: RemoteWalletStorage
}

/** The owner's grant for an app. */
export type RemoteGrant = {
  /** Subset of the requested chains; the first is selected. Defaults to all that the wallet supports. */
  readonly chainIds?: readonly number[]
  /** At least one; the first is selected. Defaults to the wallet's first account. */
  readonly accounts?: readonly Address[]
  /** Networks of other namespaces (CAIP-2), a subset of those requested. Defaults to all that the wallet supports. */
  readonly networkIds?: readonly string[]
  /** Subset of the requested methods, if the app requests a sign-in. Defaults to all. */
  readonly methods?: readonly string[]
  /** Session properties (CAIP-25), for all networks and by network, as JSON. Default: none. */
  readonly sessionProperties?: Record<string, string>
  readonly scopedProperties?: Record<string, string>
}

/** A connected app. */
export type RemoteSession = {
  readonly topic: string
  readonly peer: RemotePeer
  /** All granted networks of all namespaces (CAIP-2). */
  readonly networkIds: readonly string[]
  /** Granted EVM chains; empty when the app requested none. */
  readonly chainIds: readonly number[]
  /** EVM accounts; the first is selected. */
  readonly accounts: readonly Address[]
  /** Selected EVM chain; 0 when there is none. */
  readonly chainId: number
  readonly methods: readonly string[]
  /** Expiry, in milliseconds since the epoch. */
  readonly expiresAtMs: number
}

/** An app's session proposal. */
export type SessionProposal = {
  readonly kind: 'session'
  readonly id: number
  readonly peer: RemotePeer
  /** All requested networks (CAIP-2). */
  readonly networkIds: readonly string[]
  /** Requested EVM chains that the wallet can grant. */
  readonly chainIds: readonly number[]
  /** Requested networks of other namespaces that the wallet can grant, and the account on each. */
  readonly others: readonly { readonly networkId: string; readonly address: string }[]
  readonly methods: readonly string[]
  /** Sign-in that the same approval signs. Hostile until shown as plain text. */
  readonly signIn?: { readonly domain: string; readonly statement: string }
}

/** A request of a connected app. */
export type SessionRequest = {
  readonly kind: 'request'
  readonly id: number
  readonly topic: string
  readonly peer: RemotePeer
  /** The chain that the request names (CAIP-2). */
  readonly networkId: string
  readonly method: string
  readonly params: unknown
}

/** A prompt that waits for the wallet's owner. Approving a proposal takes a grant. */
export type RemotePrompt = Prompt<SessionProposal | SessionRequest, RemoteGrant | undefined>

/** State for a view. The same object until something changes. */
export type RemoteWalletState = {
  readonly sessions: readonly RemoteSession[]
  readonly prompts: readonly RemotePrompt[]
  /** Whether the socket to the relay is open. It opens with the first pairing. */
  readonly connected: boolean
  /** Message of the last background failure. */
  readonly problem?: string
}

/** The wallet's side of a pairing, without a UI. */
export type RemoteWallet = {
  readonly addresses: readonly Address[]
  readonly chains: readonly TestWalletChain[]
  getState(): RemoteWalletState
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  behave(change: Partial<TestWalletBehavior>): void
  /** Opens a pairing link. The app's proposal arrives as a prompt. Rejects with `TypeError` or the pairing client's error. */
  pair(uri: string): Promise<void>
  /** Waits for a prompt in `manual` mode and approves it. */
  approveNext(grant?: RemoteGrant): Promise<RemotePrompt>
  /** Waits for a prompt in `manual` mode and rejects it. */
  rejectNext(error?: Error): Promise<RemotePrompt>
  /** Puts an account first, and notifies the app, or every app. */
  selectAccount(address: Address, topic?: string): Promise<void>
  /** Selects a chain, adding it to the session if needed, and notifies the app, or every app. */
  selectChain(chainId: number, topic?: string): Promise<void>
  /** Changes the EVM part of a session, without an event. */
  updateSession(topic: string, grant: Required<Pick<RemoteGrant, 'chainIds' | 'accounts'>>): Promise<void>
  /** Sets the networks of one or every session to exactly these, of any namespace (CAIP-2), without an event. */
  grantNetworks(networkIds: readonly string[], topic?: string): Promise<void>
  /** Emits the events without changing the session. */
  emitAccountsChanged(accounts: readonly string[], topic?: string): Promise<void>
  emitChainChanged(chainId: number, topic?: string): Promise<void>
  /** Disconnects one session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Closes the socket and keeps it closed. */
  goOffline(): Promise<void>
  /** Reopens the socket and fetches the messages that the relay kept. */
  goOnline(): Promise<void>
  /** Closes socket, timers and listeners. Sessions stay. */
  destroy(): Promise<void>
}
