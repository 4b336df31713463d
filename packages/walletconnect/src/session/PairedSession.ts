import type { Account, CaipNetworkId, ChainNamespace, SessionEvent, Sessions } from '@kit/core/adapter'
import type { ParsedNamespace, ParsedSession } from './ParsedSession.js'

/** One namespace of a live session. */
export type PairedNamespace = {
  readonly namespace: ChainNamespace
  read(): ParsedNamespace
  networkId(): CaipNetworkId
  /** Accounts on the current network, with the wallet's selected account first. */
  accounts(): readonly Account[]
  /** Selects a network and notifies the watchers, without prompting the wallet. Ignores a network without an account. */
  select(networkId: CaipNetworkId): void
  /** Sends a request to the wallet. Errors as `requestWallet`, and 4200 when the wallet did not grant the method. */
  request(call: {
    readonly method: string
    readonly params: unknown
    readonly networkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  watch(listener: (event: SessionEvent | { readonly type: 'message'; readonly data: unknown }) => void): () => void
}

/** A live session of the pairing protocol over all its namespaces. */
export type PairedSession = {
  readonly topic: string
  /** Returns a session for each namespace that the wallet currently grants. */
  sessions(): Sessions
  parsed(): ParsedSession
  /** Applies an untrusted update from the wallet or the client. Returns the new namespaces. */
  update(namespaces: unknown): Sessions
  event(params: unknown): void
  end(reason: string): void
}
