import type { AdapterFactory, CaipNetworkId, TypedData } from '@kit/core/adapter'

/** A real local chain that the suite runs on. */
export type ConformanceChain = {
  readonly networkId: CaipNetworkId
  /** URL of its node. */
  readonly url: string
  /** Tokens that the wallet's first account holds. */
  readonly tokens: readonly { readonly address: string; readonly decimals: number; readonly symbol: string }[]
}

/** Behavior of a wallet in the suite. Shapes are names that the fixture lists. */
export type ConformanceBehavior = {
  readonly mode: 'approve' | 'reject' | 'hang' | 'throw'
  /** How the wallet handles every request, prompts and silent reads alike. */
  readonly allRequests: 'normal' | 'hang' | 'throw'
  readonly rejection: string
  readonly unknownNetwork: string
  readonly networkIdShape: string
  /** Accepts a network switch without switching. */
  readonly ignoresSwitch: boolean
}

/** A wallet with real keys, on any chain. It supports the first chain and not the second, and has at least two accounts. */
export type ConformanceWallet = {
  readonly name: string
  readonly addresses: readonly string[]
  readonly selected: string
  readonly networkId: CaipNetworkId
  /** Number of prompts shown so far. */
  promptCount(): number
  behave(change: Partial<ConformanceBehavior>): void
  /** Announces the wallet to the page. Returns a function that removes it. */
  announce(page: EventTarget): () => void
  selectAccount(address: string): void
  selectNetwork(networkId: CaipNetworkId): void
  /** Disconnects the page, as the wallet's owner would. */
  revoke(): void
  /** Locks or unlocks the wallet, as its owner would. While it is locked, the page sees no account. */
  lock(): void
  unlock(): void
  /** Number of listeners that the page left on the wallet. */
  listenerCount(): number
}

/** Describes a chain family to the suite. */
export type AdapterFixture = {
  /** IDs of the two chains, known before they run. */
  readonly networkIds: readonly [CaipNetworkId, CaipNetworkId]
  startChains(): Promise<{
    readonly chains: readonly [ConformanceChain, ConformanceChain]
    stop(): Promise<unknown>
  }>
  /** Creates a new adapter for these chains. Also called once with chains that don't run, to read its capabilities. */
  createAdapter(chains: readonly ConformanceChain[]): AdapterFactory
  /** Creates a new wallet. With `like`, another wallet of the same owner under another name. */
  createWallet(chains: readonly ConformanceChain[], options?: ConformanceWalletOptions): ConformanceWallet
  /** Names of the shapes in which wallets of this family reject a request. */
  readonly rejections: readonly string[]
  /** Names of the shapes in which they report an unknown network. Absent when wallets of this family accept any network. */
  readonly unknownNetworks?: readonly string[]
  /**
   * Set when wallets of this family have no selected network. The page names one with each request, so switching needs no prompt and no
   * wallet reports a change.
   */
  readonly networkChoice?: 'page'
  /** Set when wallets of this family can't be queried without a prompt: a restore uses the previous accounts without prompting the wallet. */
  readonly restoresFrom?: 'memory'
  /** Set to `false` for a chain without tokens. Default `true`. */
  readonly hasTokens?: boolean
  /** Smallest amount of the native currency, in base units, that an address without history can receive. Default 1. */
  readonly minReceivable?: bigint
  /** Formats in which wallets write the ID of a network, the standard format first. */
  readonly networkIdShapes: readonly string[]
  /** Malformed and hostile announcements. */
  readonly malformedAnnouncements: readonly { readonly title: string; dispatch(page: EventTarget): void }[]
  /** Wallets that return or report invalid data. Connecting to one must end with a typed error or a valid session. */
  readonly hostileWallets: readonly {
    readonly title: string
    create(chains: readonly ConformanceChain[]): ConformanceWallet
  }[]
  verifyMessage(proof: {
    readonly address: string
    readonly message: string
    readonly signature: string
  }): Promise<boolean>
  readonly typedData?: TypedData
  verifyTypedData?(proof: {
    readonly address: string
    readonly typedData: TypedData
    readonly signature: string
  }): Promise<boolean>
  /** Returns an unused address for receiving. */
  createAddress(): string
  /** Strings that are not addresses of this family. */
  readonly invalidAddresses: readonly string[]
  /** Strings that look like addresses but have an invalid checksum. Omitted where addresses have none. */
  readonly mistypedAddresses?: readonly string[]
}

/** Options for a wallet of the suite. */
export type ConformanceWalletOptions = { readonly name?: string; readonly icon?: string; readonly id?: string }
