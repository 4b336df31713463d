import type { TestStandardWallet } from '../solana/registerWallet.js'
import type { OwnedWallet } from '../wallet/createWalletOwner.js'
import type { TestWalletStorage } from '../wallet/TestWallet.js'
import type { TestWalletBehaviour } from '../wallet/TestWalletBehaviour.js'

/** The chains that a wallet can know, by the names of the wallet standard without `bitcoin:`. */
export type BitcoinChainName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** How a Bitcoin wallet behaves: as `TestWalletBehaviour`, without what only EVM wallets have. */
export type BitcoinTestWalletBehaviour = Pick<
  TestWalletBehaviour,
  'mode' | 'methods' | 'delayMs' | 'events' | 'answers' | 'ignoresSwitch'
> & {
  /** As `TestWalletBehaviour` has it, and `wbip`: -32000. */
  readonly rejection: TestWalletBehaviour['rejection'] | 'wbip'
  /** Features and methods that the wallet lacks, `bitcoin:signAndSendTransaction` or `sendTransfer` for example. */
  readonly lacks: readonly string[]
  /** How messages are signed: `simple` (full where BIP-322 wants it), `prefixed` with its prefix, or `ecdsa` as before BIP-322. */
  readonly messagesAs: 'simple' | 'prefixed' | 'ecdsa'
  /** Whether signed PSBTs come back finalised. */
  readonly finalises: boolean
  /** How WBIP names the network. */
  readonly networkNameAs: 'title' | 'lower' | 'bare' | 'absent'
}

/** How a Bitcoin test wallet is made. */
export type BitcoinTestWalletOptions = {
  /** The chains that it knows, and the Esplora that it asks on each. The first is selected. */
  readonly chains: Readonly<Partial<Record<BitcoinChainName, string>>>
  /** Private keys of 32 bytes. Default: those that local chains fund, 32 bytes of value 1, 2 and 3. */
  readonly keys?: readonly Uint8Array[]
  /** The form of payment addresses. Default `p2wpkh`. */
  readonly payment?: 'p2wpkh' | 'p2sh' | 'p2pkh'
  /** Shown name; may be hostile. Default `Test Wallet`. */
  readonly name?: string
  /** Default: a picture of our own. May be hostile. */
  readonly icon?: string
  readonly behaviour?: Partial<BitcoinTestWalletBehaviour>
  /** Where the page's authorisation is kept, so that a reload reconnects silently. Default: nowhere. */
  readonly storage?: TestWalletStorage
  /** Called whenever the owner is asked, whatever the answer. */
  readonly onPrompt?: (method: string) => void
}

/** An account as the wallet standard shows it. */
export type BitcoinTestAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly purpose: 'payment' | 'ordinals'
}

/** What the wallet registers: the object of the wallet standard. */
export type BitcoinStandardWallet = TestStandardWallet<BitcoinTestAccount>

/** What the wallet injects: a provider of WBIP. */
export type BitcoinWbipProvider = {
  request(method: string, params?: unknown): unknown
  addListener(event: string, listener: (...args: never[]) => void): () => void
}

/** A Bitcoin wallet in the page, with real keys, that does what a test tells it. It can be found by either kind of discovery. */
export type BitcoinTestWallet = OwnedWallet<BitcoinTestWalletBehaviour> & {
  readonly wallet: BitcoinStandardWallet
  readonly provider: BitcoinWbipProvider
  /** Payment addresses of every account that it has keys of, on the selected chain. */
  readonly addresses: readonly string[]
  /** Payment address of the account that the page sees once it is authorised. */
  readonly selected: string
  readonly chain: BitcoinChainName
  /** The owner picks another account by its payment address. Throws `RangeError` for one that it does not have. */
  selectAccount(address: string): void
  /** The owner picks another chain. Throws `RangeError` for an unknown one. */
  selectChain(chain: BitcoinChainName): void
  /** Emits any event with any arguments, as a hostile or faulty wallet would. */
  emit(event: string, ...args: readonly unknown[]): void
  listenerCount(event?: string): number
  /** Registers by the wallet standard, whichever side was first; call late for a late registration. Returns what ends it. */
  announce(page: EventTarget): () => void
  /** Puts the WBIP provider into the page and its list `btc_providers`. Returns what takes it away again. */
  inject(page: object): () => void
}
