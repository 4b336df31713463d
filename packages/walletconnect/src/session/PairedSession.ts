import type { Account, CaipNetworkId, ChainNamespace, SessionEvent, Sessions } from '@kit/core/adapter'
import type { ParsedNamespace, ParsedSession } from './ParsedSession.js'

/** One namespace of a live session. */
export type PairedNamespace = {
  readonly namespace: ChainNamespace
  read(): ParsedNamespace
  networkId(): CaipNetworkId
  /** On the current network, the one that the wallet selected first. */
  accounts(): readonly Account[]
  /** Selects a network and notifies the watchers; does not ask the wallet. A network without an account is ignored. */
  select(networkId: CaipNetworkId): void
  /** Asks the wallet. Errors as `requestWallet`; 4200 when the wallet did not grant the method. */
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
  /** One for each namespace that the wallet grants now. */
  sessions(): Sessions
  parsed(): ParsedSession
  /** Takes what the wallet or the client reported. Everything in it is hostile. Returns the namespaces that are new. */
  update(namespaces: unknown): Sessions
  event(params: unknown): void
  end(reason: string): void
}
