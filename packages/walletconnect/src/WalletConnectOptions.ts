import type { CaipNetworkId } from '@kit/core/adapter'
import type { NamespaceProposal } from './namespace/formatNamespaces.js'

/** What `walletConnect` takes. */
export type WalletConnectOptions = {
  /**
   * The pairing relay, `wss://…` or `ws://…`. There is no default: without one, pairing rejects with
   * `pairing/relayNotConfigured`.
   */
  readonly relayUrl: string | undefined
  /** Sent only to the relay, and only when given. */
  readonly projectId?: string
  /** HTTP endpoints for reads through the session's provider, in place of the network's own. */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** What to propose in a namespace, instead of the kit's list. A namespace that the kit does not know needs an entry. */
  readonly namespaces?: { readonly [namespace: string]: NamespaceProposal }
  /** How long to wait for a wallet to use a pairing link. Default 240 000 (4 minutes); at most 290 000, under the five minutes of the protocol (rule decided-3). */
  readonly pairingTimeoutMs?: number
  /** How long the relay may take to accept a pairing before it counts as unreachable. Default 15 000. */
  readonly relayTimeoutMs?: number
  /** How long the wallet may take to answer a request. Default 300 000. */
  readonly requestTimeoutMs?: number
  /** How long ending a session waits for the relay. The page's own side ends at once. Default 3000. */
  readonly disconnectTimeoutMs?: number
  /** Name of the connector. Default `WalletConnect`. */
  readonly name?: string
  /** Picture of the connector: `data:`, `blob:` or `https:`. */
  readonly imageUrl?: string
}
