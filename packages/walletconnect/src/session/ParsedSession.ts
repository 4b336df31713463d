import type { Account, CaipNetworkId, ChainNamespace } from '@kit/core/adapter'
import type { SessionCapabilities } from './parseSessionCapabilities.js'

/** A wallet's grant in one namespace, after parsing. */
export type ParsedNamespace = {
  /** Not empty, in the wallet's order. */
  readonly accounts: readonly { readonly networkId: CaipNetworkId; readonly account: Account }[]
  /** Networks with an account, and others that the wallet lists. */
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/** The well-formed part of a session of the pairing protocol. */
export type ParsedSession = {
  readonly topic: string
  readonly expiresAtMs: number
  readonly namespaces: ReadonlyMap<ChainNamespace, ParsedNamespace>
  /** The page's request when the session was created. */
  readonly requested: {
    readonly networkIds: readonly CaipNetworkId[]
    readonly methods: ReadonlyMap<ChainNamespace, readonly string[]>
  }
  /** The capabilities that the session contains. */
  readonly capabilitiesOf: SessionCapabilities
  readonly wallet: {
    readonly name: string
    readonly imageUrl?: string
    readonly nativeLink?: string
    readonly universalLink?: string
  }
}
