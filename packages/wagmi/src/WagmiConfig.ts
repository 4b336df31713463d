import type { Address } from 'viem'

/** The part of a wagmi config that the kit uses. Identical in versions 2 and 3, and in `wagmi`, `@wagmi/core` and `@wagmi/vue`. */
export type WagmiConfig = {
  readonly chains: readonly { readonly id: number }[]
  readonly connectors: readonly WagmiConnector[]
  readonly state: WagmiState
  // biome-ignore lint/suspicious/noExplicitAny: the state as the config itself types it
  setState(value: any): void
  subscribe<Part>(
    // biome-ignore lint/suspicious/noExplicitAny: the state as the config itself types it
    selector: (state: any) => Part,
    listener: (part: Part, previous: Part) => void,
  ): () => void
  readonly _internal: { readonly ssr: boolean }
}

/** A connector in the config. */
export type WagmiConnector = { readonly id: string; readonly uid: string }

/** State of a config. */
export type WagmiState = {
  readonly chainId: number
  /** By the `uid` of the connector. */
  readonly connections: ReadonlyMap<
    string,
    { readonly accounts: readonly Address[]; readonly chainId: number; readonly connector: WagmiConnector }
  >
  readonly current: string | null
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}
