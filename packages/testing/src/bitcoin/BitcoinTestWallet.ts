import type { TestStandardWallet } from '../solana/registerWallet.js'
import type { OwnedWallet } from '../wallet/createWalletOwner.js'
import type { TestWalletStorage } from '../wallet/TestWallet.js'
import type { TestWalletBehavior } from '../wallet/TestWalletBehavior.js'

/** Chains that a wallet can support, by their Wallet Standard names without `bitcoin:`. */
export type BitcoinChainName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** Behavior of a Bitcoin wallet: `TestWalletBehavior` without the EVM-only parts. */
export type BitcoinTestWalletBehavior = Pick<
  TestWalletBehavior,
  'mode' | 'methods' | 'delayMs' | 'events' | 'responses' | 'ignoresSwitch'
> & {
  /** The shapes of `TestWalletBehavior`, and `wbip`: code -32000. */
  readonly rejection: TestWalletBehavior['rejection'] | 'wbip'
  /** Features and methods that the wallet lacks, such as `bitcoin:signAndSendTransaction` or `sendTransfer`. */
  readonly unsupported: readonly string[]
  /** Signature format of messages: `simple` (full where BIP-322 requires it), `prefixed` with its prefix, or `ecdsa` as before BIP-322. */
  readonly messageFormat: 'simple' | 'prefixed' | 'ecdsa'
  /** Whether signed PSBTs are returned finalized. */
  readonly finalizesPsbt: boolean
  /** Format of the network name in WBIP responses. */
  readonly networkNameFormat: 'title' | 'lower' | 'bare' | 'absent'
}

/** Options for {@link createBitcoinTestWallet}. */
export type BitcoinTestWalletOptions = {
  /** Supported chains, and the Esplora URL of each. The first is selected. */
  readonly chains: Readonly<Partial<Record<BitcoinChainName, string>>>
  /** Private keys of 32 bytes. Defaults to the keys that local chains fund: 32 bytes of value 1, 2 and 3. */
  readonly keys?: readonly Uint8Array[]
  /** Format of payment addresses. Default `p2wpkh`. */
  readonly payment?: 'p2wpkh' | 'p2sh' | 'p2pkh'
  /** Display name; may be hostile. Default `Test Wallet`. */
  readonly name?: string
  /** Defaults to a built-in icon. May be hostile. */
  readonly icon?: string
  readonly behavior?: Partial<BitcoinTestWalletBehavior>
  /** Stores the page's authorization, so that a reload reconnects silently. Default: not stored. */
  readonly storage?: TestWalletStorage
  /** Called for every prompt, whatever the decision. */
  readonly onPrompt?: (method: string) => void
}

/** An account as exposed by the Wallet Standard. */
export type BitcoinTestAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly purpose: 'payment' | 'ordinals'
}

/** The Wallet Standard object that the wallet registers. */
export type BitcoinStandardWallet = TestStandardWallet<BitcoinTestAccount>

/** The WBIP provider that the wallet injects. */
export type BitcoinWbipProvider = {
  request(method: string, params?: unknown): unknown
  addListener(event: string, listener: (...args: never[]) => void): () => void
}

/** A scriptable Bitcoin wallet in the page, with real keys. Both kinds of discovery can find it. */
export type BitcoinTestWallet = OwnedWallet<BitcoinTestWalletBehavior> & {
  readonly wallet: BitcoinStandardWallet
  readonly provider: BitcoinWbipProvider
  /** Payment addresses of all its accounts, on the selected chain. */
  readonly addresses: readonly string[]
  /** Payment address of the account that an authorized page sees. */
  readonly selected: string
  readonly chain: BitcoinChainName
  /** Selects another account by its payment address, as its owner would. Throws `RangeError` for an unknown one. */
  selectAccount(address: string): void
  /** Selects another chain, as its owner would. Throws `RangeError` for an unknown one. */
  selectChain(chain: BitcoinChainName): void
  /** Emits any event with any arguments, as a hostile or faulty wallet would. */
  emit(event: string, ...args: readonly unknown[]): void
  listenerCount(event?: string): number
  /**
   * Registers with the Wallet Standard, whichever side comes first. Call it late for a late registration. Returns a function that
   * unregisters it.
   */
  announce(page: EventTarget): () => void
  /** Injects the WBIP provider into the page and its `btc_providers` list. Returns a function that removes both. */
  inject(page: object): () => void
}
