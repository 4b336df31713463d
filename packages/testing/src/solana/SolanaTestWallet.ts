import type { OwnedWallet } from '../wallet/createWalletOwner.js'
import type { TestWalletStorage } from '../wallet/TestWallet.js'
import type { TestWalletBehaviour } from '../wallet/TestWalletBehaviour.js'
import type { TestStandardWallet } from './registerWallet.js'

/** How a Solana wallet behaves: as `TestWalletBehaviour`, without what only EVM wallets have. */
export type SolanaTestWalletBehaviour = Pick<
  TestWalletBehaviour,
  'mode' | 'methods' | 'delayMs' | 'rejection' | 'events' | 'answers'
> & {
  /** Features that the wallet and its accounts lack, `solana:signIn` for example. */
  readonly lacks: readonly string[]
  /** Versions of transactions that it signs. */
  readonly versions: readonly ('legacy' | 0)[]
}

/** How a Solana test wallet is made. */
export type SolanaTestWalletOptions = {
  /** The chains that it knows by wallet-standard's names, and the node that it sends to on each. */
  readonly chains: Readonly<Record<string, string>>
  /** Seeds of 32 bytes. Default: those that local chains fund, 32 bytes of value 1, 2 and 3. */
  readonly seeds?: readonly Uint8Array[]
  /** Shown name; may be hostile. Default `Test Wallet`. */
  readonly name?: string
  /** Default: a picture of our own. May be hostile. */
  readonly icon?: string
  /** The origin that it signs in to where the page names none. Default `dapp.example`. */
  readonly domain?: string
  readonly behaviour?: Partial<SolanaTestWalletBehaviour>
  /** Where the page's authorisation is kept, so that a reload reconnects silently. Default: nowhere. */
  readonly storage?: TestWalletStorage
  /** Called whenever the owner is asked, whatever the answer. */
  readonly onPrompt?: (method: string) => void
}

/** An account as the wallet standard shows it. */
export type SolanaTestAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label?: string
}

/** What the wallet registers: the object of the wallet standard. */
export type SolanaStandardWallet = TestStandardWallet<SolanaTestAccount>

/** A wallet-standard wallet in the page, with real Ed25519 keys, that does what a test tells it. */
export type SolanaTestWallet = OwnedWallet<SolanaTestWalletBehaviour> & {
  readonly wallet: SolanaStandardWallet
  /** Every account that it has keys of. */
  readonly addresses: readonly string[]
  /** The account that the page sees once it is authorised. */
  readonly selected: string
  /** The owner picks another account. Throws `RangeError` for one that it does not have. */
  selectAccount(address: string): void
  /** Emits any event with any arguments, as a hostile or faulty wallet would. */
  emit(event: string, ...args: readonly unknown[]): void
  listenerCount(event?: string): number
  /** Registers by the wallet standard, whichever side was first; call late for a late registration. Returns what ends it. */
  announce(page: EventTarget): () => void
}
