import type { AdapterFactory, CaipNetworkId, TypedData } from '@kit/core/adapter'

/** A real local chain that the suite runs on. */
export type ConformanceChain = {
  readonly networkId: CaipNetworkId
  /** Its node. */
  readonly url: string
  /** Tokens of which the wallet's first account holds some. */
  readonly tokens: readonly { readonly address: string; readonly decimals: number; readonly symbol: string }[]
}

/** How a wallet of the suite behaves. Shapes are names that the fixture lists. */
export type ConformanceBehaviour = {
  readonly mode: 'approve' | 'reject' | 'hang' | 'throw'
  /** A wallet that never answers anything, neither prompts nor silent reads. */
  readonly everything: 'normal' | 'hang' | 'throw'
  readonly rejection: string
  readonly unknownNetwork: string
  readonly networkIdShape: string
  /** Accepts a switch and does not switch. */
  readonly ignoresSwitch: boolean
}

/** A wallet with real keys, whatever its chain. It knows the first chain and not the second, and has two accounts at least. */
export type ConformanceWallet = {
  readonly name: string
  readonly addresses: readonly string[]
  readonly selected: string
  readonly networkId: CaipNetworkId
  /** Prompts shown so far. */
  promptCount(): number
  behave(change: Partial<ConformanceBehaviour>): void
  /** Appears in the page. Returns what takes it away. */
  announce(page: EventTarget): () => void
  selectAccount(address: string): void
  selectNetwork(networkId: CaipNetworkId): void
  /** The owner disconnects the page. */
  revoke(): void
  /** The owner locks and unlocks the wallet: while it is locked the page sees no account. */
  lock(): void
  unlock(): void
  /** Listeners that the page left on the wallet. */
  listenerCount(): number
}

/** Everything about one chain family that the suite cannot know. */
export type AdapterFixture = {
  /** The two chains' ids, known before they run. */
  readonly networkIds: readonly [CaipNetworkId, CaipNetworkId]
  startChains(): Promise<{
    readonly chains: readonly [ConformanceChain, ConformanceChain]
    stop(): Promise<unknown>
  }>
  /** A fresh adapter of these chains. Also called once with chains that do not run, to see its capabilities. */
  createAdapter(chains: readonly ConformanceChain[]): AdapterFactory
  /** A fresh wallet. With a `like`, another wallet of the same owner under another name. */
  createWallet(chains: readonly ConformanceChain[], options?: ConformanceWalletOptions): ConformanceWallet
  /** The forms in which wallets of this family refuse. */
  readonly rejections: readonly string[]
  /** The forms in which they say "unknown network"; absent when wallets of this family accept any network. */
  readonly unknownNetworks?: readonly string[]
  /**
   * Set when wallets of this family have no selected network: the page names one with each request, so that switching asks
   * nobody and no wallet reports a change.
   */
  readonly networkChoice?: 'page'
  /**
   * Set when wallets of this family cannot be asked without a prompt: a restore uses what they gave before, and asks nothing.
   */
  readonly restoresFrom?: 'memory'
  /** False for a chain without tokens. Default true. */
  readonly hasTokens?: boolean
  /** The least, in base units, that an address without history can receive in the native currency. Default 1. */
  readonly leastReceivable?: bigint
  /** The forms in which wallets write the id of a network, the standard's first. */
  readonly networkIdShapes: readonly string[]
  /** Malformed and hostile announcements. */
  readonly malformedAnnouncements: readonly { readonly title: string; dispatch(page: EventTarget): void }[]
  /** Wallets that answer or report nonsense. A connect to one ends with a typed error or a sane session. */
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
  /** An address that belongs to nobody, for receiving. */
  createAddress(): string
  /** Texts that are not addresses of this family. */
  readonly notAddresses: readonly string[]
  /** Texts that look like addresses, with a wrong checksum: nothing is sent there. Left out where no address has one. */
  readonly mistypedAddresses?: readonly string[]
}

/** How one wallet of the suite differs from the plain one. */
export type ConformanceWalletOptions = { readonly name?: string; readonly icon?: string; readonly id?: string }
