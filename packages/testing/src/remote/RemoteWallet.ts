import type { AuthTypes } from '@walletconnect/types'
import type { Address, Hex } from 'viem'
import type { Prompt } from '../wallet/createPrompts.js'
import type { TestWalletChain } from '../wallet/TestWallet.js'
import type { TestWalletBehaviour } from '../wallet/TestWalletBehaviour.js'
import type { RemoteWalletStorage } from './createMemoryStorage.js'
import type { RemoteFamilyOptions } from './RemoteFamily.js'

/** What an app says about itself. Hostile until shown as plain text. */
export type RemotePeer = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** How a remote wallet is made. */
export type RemoteWalletOptions = {
  /** The pairing relay, `ws://…` or `wss://…`. */
  readonly relayUrl: string
  /** The id of the wallet's project at the relay. Default `remote-wallet`. */
  readonly projectId?: string
  /** Chains that it can use, and the node of each. */
  readonly chains: readonly [TestWalletChain, ...TestWalletChain[]]
  /** Chains of other namespaces that it serves too, by namespace. Default: none. */
  readonly families?: RemoteFamilyOptions
  /** Private keys of the EVM accounts. Default: `anvilKeys`. */
  readonly keys?: readonly Hex[]
  /** How it appears to apps. */
  readonly metadata?: RemotePeer
  /** The behaviour at first; a refusal is the protocol's 5000 by default. */
  readonly behaviour?: Partial<TestWalletBehaviour>
  /** What it grants when it approves without its owner. Default: every requested chain that it knows, and the first account. */
  readonly grant?: RemoteGrant
  /** False: it does not know `session_authenticate`, and answers the proposal beside it. Default true. */
  readonly signsIn?: boolean
  /** Changes what it signs to sign in: another domain, an old nonce. Default: as it was asked. */
  readonly changeSignIn?: (payload: AuthTypes.PayloadParams) => AuthTypes.PayloadParams
  /** Changes the proofs of a sign-in (CACAO) after they were made: a forger. */
  readonly changeProofs?: (cacaos: readonly unknown[]) => readonly unknown[]
  /** Default: memory. */
  readonly storage?: RemoteWalletStorage
}

/** What the owner grants an app. */
export type RemoteGrant = {
  /** Of those requested; the first is the selected one. Default: all that the wallet knows. */
  readonly chainIds?: readonly number[]
  /** Not empty; the first is the selected one. Default: the wallet's first. */
  readonly accounts?: readonly Address[]
  /** Networks of other namespaces, CAIP-2, of those requested. Default: all that the wallet knows. */
  readonly networkIds?: readonly string[]
  /** Of those requested, where the app asks for a sign-in. Default: all. */
  readonly methods?: readonly string[]
  /** What the session says beside what is granted (CAIP-25), of all networks and by network, as JSON. Default: nothing. */
  readonly sessionProperties?: Record<string, string>
  readonly scopedProperties?: Record<string, string>
}

/** An app that is connected. */
export type RemoteSession = {
  readonly topic: string
  readonly peer: RemotePeer
  /** All that was granted, over all namespaces, CAIP-2. */
  readonly networkIds: readonly string[]
  /** Those of EVM; empty when the app asked for none. */
  readonly chainIds: readonly number[]
  /** Of EVM; the first is the selected one. */
  readonly accounts: readonly Address[]
  /** Of EVM; 0 when there is none. */
  readonly chainId: number
  readonly methods: readonly string[]
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number
}

/** An app's session proposal. */
export type SessionProposal = {
  readonly kind: 'session'
  readonly id: number
  readonly peer: RemotePeer
  /** All that it asks for, CAIP-2. */
  readonly networkIds: readonly string[]
  /** Those of EVM that the wallet can grant. */
  readonly chainIds: readonly number[]
  /** Those of other namespaces that the wallet can grant, and the account on each. */
  readonly others: readonly { readonly networkId: string; readonly address: string }[]
  readonly methods: readonly string[]
  /** What the same approval signs the owner in to. Hostile until shown as plain text. */
  readonly signIn?: { readonly domain: string; readonly statement: string }
}

/** A request of a connected app. */
export type SessionRequest = {
  readonly kind: 'request'
  readonly id: number
  readonly topic: string
  readonly peer: RemotePeer
  /** The chain that the request names, CAIP-2. */
  readonly networkId: string
  readonly method: string
  readonly params: unknown
}

/** What waits for the wallet's owner. Approving a proposal takes a grant. */
export type RemotePrompt = Prompt<SessionProposal | SessionRequest, RemoteGrant | undefined>

/** What a view shows. The same object until something changes. */
export type RemoteWalletState = {
  readonly sessions: readonly RemoteSession[]
  readonly prompts: readonly RemotePrompt[]
  /** Whether the socket to the relay is open. It opens with the first pairing. */
  readonly connected: boolean
  /** The last thing that went wrong on its own, as a sentence. */
  readonly problem?: string
}

/** The wallet's side of a pairing, without a screen. */
export type RemoteWallet = {
  readonly addresses: readonly Address[]
  readonly chains: readonly TestWalletChain[]
  getState(): RemoteWalletState
  /** Calls `listener` after each change. Returns the end. */
  subscribe(listener: () => void): () => void
  behave(change: Partial<TestWalletBehaviour>): void
  /** Takes a pairing link; the app's proposal arrives as a prompt. Rejects with `TypeError` or the pairing client's error. */
  pair(uri: string): Promise<void>
  /** Waits for a prompt in mode `manual` and says yes. */
  approveNext(grant?: RemoteGrant): Promise<RemotePrompt>
  /** Waits for a prompt in mode `manual` and says no. */
  rejectNext(error?: Error): Promise<RemotePrompt>
  /** Puts an account first, and notifies the app, or every app. */
  selectAccount(address: Address, topic?: string): Promise<void>
  /** Selects a chain, which is added to the session if need be, and notifies the app, or every app. */
  selectChain(chainId: number, topic?: string): Promise<void>
  /** Changes the EVM part of a session, without an event. */
  updateSession(topic: string, grant: Required<Pick<RemoteGrant, 'chainIds' | 'accounts'>>): Promise<void>
  /** Makes a session, or every one, hold exactly these networks of any namespace (CAIP-2), without an event. */
  grantNetworks(networkIds: readonly string[], topic?: string): Promise<void>
  /** The events alone, without a change of the session. */
  emitAccountsChanged(accounts: readonly string[], topic?: string): Promise<void>
  emitChainChanged(chainId: number, topic?: string): Promise<void>
  /** Ends one session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Closes the socket and keeps it closed. */
  goOffline(): Promise<void>
  /** Opens it again and fetches what the relay kept. */
  goOnline(): Promise<void>
  /** Ends socket, timers and listeners; sessions stay. */
  destroy(): Promise<void>
}
