import type { Account, CaipNetworkId, ChainNamespace } from '@kit/core/adapter'
import type { SaidCapabilities } from './parseSaidCapabilities.js'

/** What a wallet granted in one namespace, after parsing. */
export type ParsedNamespace = {
  /** Not empty. Order of the wallet. */
  readonly accounts: readonly { readonly networkId: CaipNetworkId; readonly account: Account }[]
  /** Networks with an account, and others that the wallet lists. */
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/** A session of the pairing protocol as far as it is well formed. */
export type ParsedSession = {
  readonly topic: string
  readonly expiresAtMs: number
  readonly namespaces: ReadonlyMap<ChainNamespace, ParsedNamespace>
  /** What the page asked for when the session was made. */
  readonly requested: {
    readonly networkIds: readonly CaipNetworkId[]
    readonly methods: ReadonlyMap<ChainNamespace, readonly string[]>
  }
  /** What the session itself says about capabilities. */
  readonly capabilitiesOf: SaidCapabilities
  readonly wallet: {
    readonly name: string
    readonly imageUrl?: string
    readonly nativeLink?: string
    readonly universalLink?: string
  }
}
