import type { Address, Hex } from 'viem'
import type { OwnedWallet } from './createWalletOwner.js'
import type { TestWalletBehavior } from './TestWalletBehavior.js'

/** An asset that a wallet lists because a page requested it (EIP-747). */
export type WatchedAsset = {
  readonly type: 'ERC20' | 'ERC721' | 'ERC1155'
  /** The wallet's chain at the time. */
  readonly chainId: number
  readonly address: string
  /** For ERC-20. */
  readonly symbol?: string
  readonly decimals?: number
  /** For ERC-721 and ERC-1155, in decimal. */
  readonly tokenId?: string
  readonly image?: string
}

/** A permission that the owner granted (ERC-7715). */
export type TestPermission = {
  readonly chainId: number
  /** The account that grants it. */
  readonly from: string
  /** The delegate. */
  readonly to: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  /** Expiry, in milliseconds since the epoch. */
  readonly expiresAtMs: number
  readonly context: string
}

/** A chain that the wallet supports, and its node. */
export type TestWalletChain = {
  readonly id: number
  readonly rpcUrl: string
  readonly name?: string
  /**
   * Contract that accounts delegate to (EIP-7702) to send calls as one atomic transaction: its `execute((address,uint256,bytes)[])` runs
   * the calls that the account itself passes. Default: none, and calls are sent one by one.
   */
  readonly batchContract?: `0x${string}`
}

/** The part of `Storage` that the wallet uses to remember a page. */
export type TestWalletStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Options for {@link createTestWallet}. */
export type TestWalletOptions = {
  /** Initial chains, at least one. `wallet_addEthereumChain` adds others. */
  readonly chains: readonly [TestWalletChain, ...TestWalletChain[]]
  /** Initially selected. Defaults to the first chain. */
  readonly chainId?: number
  /** Private keys. Defaults to `anvilKeys`. */
  readonly keys?: readonly Hex[]
  /** Display name; may be hostile. Default `Test Wallet`. */
  readonly name?: string
  /** Reverse domain name (EIP-6963). Default `test.kit.wallet`. */
  readonly rdns?: string
  /** Defaults to a built-in icon. May be hostile. */
  readonly icon?: string
  /** Defaults to a new v4 UUID, as EIP-6963 requires for each page load. */
  readonly uuid?: string
  /** Capabilities on each chain in addition to `atomic` (EIP-5792), which calls may use. Default: none. */
  readonly capabilities?: Readonly<Record<string, unknown>>
  /** Initial behavior, merged over `defaultBehavior`. */
  readonly behavior?: Partial<TestWalletBehavior>
  /** Stores the page's authorization, so that a reload reconnects silently. Default: not stored. */
  readonly storage?: TestWalletStorage
  /** Called for every prompt, whatever the decision. */
  readonly onPrompt?: (method: string) => void
  /** Extra members of the provider object, such as `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, unknown>>
}

/** The members that EIP-1193 requires of a provider. */
export type TestProvider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (...args: never[]) => void): void
  removeListener(event: string, listener: (...args: never[]) => void): void
}

/** The detail's `info` of an EIP-6963 announcement. */
export type WalletInfo = { readonly uuid: string; readonly name: string; readonly icon: string; readonly rdns: string }

/** A scriptable wallet in the page, with real keys. */
export type TestWallet = OwnedWallet<TestWalletBehavior> & {
  readonly info: WalletInfo
  readonly provider: TestProvider
  /** Addresses of all its accounts, checksummed. */
  readonly addresses: readonly Address[]
  readonly chainId: number
  /** The account that an authorized page sees. */
  readonly selected: Address
  /** Assets that it lists because the page requested them (EIP-747). */
  readonly watched: readonly WatchedAsset[]
  /** Permissions that the owner granted (ERC-7715) and that are not revoked. */
  readonly permissions: readonly TestPermission[]
  /** Selects another account, as its owner would. Throws `RangeError` for an unknown one. */
  selectAccount(address: Address): void
  /** Selects another chain, as its owner would. Throws `RangeError` for an unknown one. */
  selectChain(chainId: number): void
  /** Simulates an unreachable node: emits `disconnect` with 4900, and every request fails with it until `goOnline()`. */
  goOffline(): void
  goOnline(): void
  /** Emits any event with any arguments, as a hostile or faulty wallet would. */
  emit(event: string, ...args: readonly unknown[]): void
  /** Number of listeners on the provider, for one event or all. */
  listenerCount(event?: string): number
  /**
   * Announces by EIP-6963 now and whenever the page requests it. Call it late for a late announcement. Returns a function that stops it.
   */
  announce(page: EventTarget): () => void
  /** Sets `page.ethereum` to the provider. Returns a function that removes it. */
  injectLegacy(page: object): () => void
}
