import type { CaipNetworkId } from '@kit/core/adapter'
import type { NamespaceProposal } from './namespace/formatNamespaces.js'

/** Options for {@link walletConnect}. */
export type WalletConnectOptions = {
  /**
   * URL of the pairing relay, `wss://…` or `ws://…`. There is no default: without one, pairing rejects with `pairing/relayNotConfigured`.
   */
  readonly relayUrl: string | undefined
  /** Project ID for the relay. Sent only to the relay, and only if set. */
  readonly projectId?: string
  /** HTTP endpoints for reads through the session's provider. They replace the network's own endpoints. */
  readonly rpcUrls?: { readonly [networkId: CaipNetworkId]: readonly string[] }
  /** The proposal for a namespace, instead of the kit's defaults. Required for namespaces that the kit doesn't know. */
  readonly namespaces?: { readonly [namespace: string]: NamespaceProposal }
  /**
   * How long a wallet may take to use a pairing link, in milliseconds. Defaults to 240,000 (4 minutes). At most 290,000, below the
   * protocol's five minutes (rule decided-3).
   */
  readonly pairingTimeoutMs?: number
  /** How long the relay may take to accept a pairing before it counts as unreachable, in milliseconds. Defaults to 15,000. */
  readonly relayTimeoutMs?: number
  /** How long the wallet may take to respond to a request, in milliseconds. Defaults to 300,000. */
  readonly requestTimeoutMs?: number
  /** How long ending a session waits for the relay, in milliseconds. The page's own side ends immediately. Defaults to 3,000. */
  readonly disconnectTimeoutMs?: number
  /** Name of the connector. Defaults to `WalletConnect`. */
  readonly name?: string
  /** Icon of the connector: a `data:`, `blob:` or `https:` URL. */
  readonly imageUrl?: string
}
