/** Namespaces other than EVM that a remote wallet supports. */
export type RemoteNamespace = 'solana' | 'polkadot' | 'bip122'

/** Chains of these namespaces and the node of each, by CAIP-2 ID. Bitcoin uses an Esplora; Polkadot needs none. */
export type RemoteFamilyOptions = {
  readonly [Namespace in RemoteNamespace]?: { readonly chains: Readonly<Record<string, string>> }
}

/** One namespace of a remote wallet other than EVM. */
export type RemoteFamily = {
  readonly networkIds: readonly string[]
  /** Returns the one account that it grants on a network. */
  address(networkId: string): string
  /** Methods that reject with `ProviderError`. */
  readonly methods: Readonly<Record<string, (params: unknown, networkId: string) => Promise<unknown>>>
  /** Methods that need no prompt. */
  readonly silent: readonly string[]
}
