import type { Address, Hex } from 'viem'
import type { OwnedWallet } from './createWalletOwner.js'
import type { TestWalletBehaviour } from './TestWalletBehaviour.js'

/** What a wallet lists because a page asked for it (EIP-747). */
export type WatchedAsset = {
  readonly type: 'ERC20' | 'ERC721' | 'ERC1155'
  /** The chain that the wallet was on. */
  readonly chainId: number
  readonly address: string
  /** Of ERC-20. */
  readonly symbol?: string
  readonly decimals?: number
  /** Of the others, in decimal. */
  readonly tokenId?: string
  readonly image?: string
}

/** Something that the owner permitted ahead (ERC-7715). */
export type TestPermission = {
  readonly chainId: number
  /** The account that permits it. */
  readonly from: string
  /** Who may act. */
  readonly to: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number
  readonly context: string
}

/** A chain that the wallet can use, and the node it asks. */
export type TestWalletChain = {
  readonly id: number
  readonly rpcUrl: string
  readonly name?: string
  /**
   * A contract whose code the accounts take as their own (EIP-7702) to send calls as one transaction, all or none of them: its
   * `execute((address,uint256,bytes)[])` carries out what the account itself calls it with. Default: none, and calls go one by one.
   */
  readonly callBatch?: `0x${string}`
}

/** The part of `Storage` that the wallet uses to remember a page. */
export type TestWalletStorage = Pick<Storage, 'getItem' | 'setItem'>

/** How a test wallet is made. */
export type TestWalletOptions = {
  /** Known from the start; others by `wallet_addEthereumChain`. At least one. */
  readonly chains: readonly [TestWalletChain, ...TestWalletChain[]]
  /** Selected at first. Default: the first chain. */
  readonly chainId?: number
  /** Private keys. Default: `anvilKeys`. */
  readonly keys?: readonly Hex[]
  /** Shown name; may be hostile. Default `Test Wallet`. */
  readonly name?: string
  /** Reverse domain name (EIP-6963). Default `test.kit.wallet`. */
  readonly rdns?: string
  /** Default: a picture of our own. May be hostile. */
  readonly icon?: string
  /** Default: a new v4 UUID, as EIP-6963 wants for each page load. */
  readonly uuid?: string
  /** What it says that it can do on each chain beside `atomic` (EIP-5792), and takes in calls. Default: nothing. */
  readonly capabilities?: Readonly<Record<string, unknown>>
  /** The behaviour at first, over `defaultBehaviour`. */
  readonly behaviour?: Partial<TestWalletBehaviour>
  /** Where the page's authorisation is kept, so that a reload reconnects silently. Default: nowhere. */
  readonly storage?: TestWalletStorage
  /** Called whenever the owner is asked, whatever the answer. */
  readonly onPrompt?: (method: string) => void
  /** Extra members of the provider object, such as `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, unknown>>
}

/** What EIP-1193 asks of a provider. */
export type TestProvider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (...args: never[]) => void): void
  removeListener(event: string, listener: (...args: never[]) => void): void
}

/** The detail's `info` of an EIP-6963 announcement. */
export type WalletInfo = { readonly uuid: string; readonly name: string; readonly icon: string; readonly rdns: string }

/** A wallet in the page, with real keys, that does what a test tells it. */
export type TestWallet = OwnedWallet<TestWalletBehaviour> & {
  readonly info: WalletInfo
  readonly provider: TestProvider
  /** Every account that it has keys of, checksummed. */
  readonly addresses: readonly Address[]
  readonly chainId: number
  /** The account that the page sees once it is authorised. */
  readonly selected: Address
  /** What it lists because the page asked for it (EIP-747). */
  readonly watched: readonly WatchedAsset[]
  /** What the owner permits ahead (ERC-7715), until it is taken back. */
  readonly permissions: readonly TestPermission[]
  /** The owner picks another account. Throws `RangeError` for one that it does not have. */
  selectAccount(address: Address): void
  /** The owner picks another chain. Throws `RangeError` for an unknown one. */
  selectChain(chainId: number): void
  /** The node is out of reach: `disconnect` with 4900, with which every request fails until `goOnline()`. */
  goOffline(): void
  goOnline(): void
  /** Emits any event with any arguments, as a hostile or faulty wallet would. */
  emit(event: string, ...args: readonly unknown[]): void
  /** Listeners on the provider, of one event or of all. */
  listenerCount(event?: string): number
  /** Announces by EIP-6963 now and whenever the page asks; call late for a late announcement. Returns what ends it. */
  announce(page: EventTarget): () => void
  /** Sets `page.ethereum` to the provider. Returns what takes it away again. */
  injectLegacy(page: object): () => void
}
