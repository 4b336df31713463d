/** Namespaces other than EVM that a remote wallet can serve. */
export type RemoteNamespace = 'solana' | 'polkadot' | 'bip122'

/** Chains of such namespaces and the node of each, by CAIP-2 id. Bitcoin's is an Esplora; Polkadot needs none. */
export type RemoteFamilyOptions = {
  readonly [Namespace in RemoteNamespace]?: { readonly chains: Readonly<Record<string, string>> }
}

/** One namespace of a remote wallet other than EVM. */
export type RemoteFamily = {
  readonly networkIds: readonly string[]
  /** The one account that it grants on a network. */
  address(networkId: string): string
  /** Rejects with `ProviderError`. */
  readonly methods: Readonly<Record<string, (params: unknown, networkId: string) => Promise<unknown>>>
  /** The methods for which the owner is not asked. */
  readonly silent: readonly string[]
}
