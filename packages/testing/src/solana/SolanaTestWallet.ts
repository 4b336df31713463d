import type { OwnedWallet } from '../wallet/createWalletOwner.js'
import type { TestWalletStorage } from '../wallet/TestWallet.js'
import type { TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import type { TestStandardWallet } from './registerWallet.js'

/** Behavior of a Solana wallet: `TestWalletBehavior` without the EVM-only parts. */
export type SolanaTestWalletBehavior = Pick<
  TestWalletBehavior,
  'mode' | 'methods' | 'delayMs' | 'rejection' | 'events' | 'responses'
> & {
  /** Features that the wallet and its accounts lack, such as `solana:signIn`. */
  readonly unsupported: readonly string[]
  /** Transaction versions that it signs. */
  readonly versions: readonly ('legacy' | 0)[]
}

/** Options for {@link createSolanaTestWallet}. */
export type SolanaTestWalletOptions = {
  /** Supported chains by their Wallet Standard names, and the node of each. */
  readonly chains: Readonly<Record<string, string>>
  /** Seeds of 32 bytes. Defaults to the seeds that local chains fund: 32 bytes of value 1, 2 and 3. */
  readonly seeds?: readonly Uint8Array[]
  /** Display name; may be hostile. Default `Test Wallet`. */
  readonly name?: string
  /** Defaults to a built-in icon. May be hostile. */
  readonly icon?: string
  /** Domain for a sign-in without one. Default `dapp.example`. */
  readonly domain?: string
  readonly behavior?: Partial<SolanaTestWalletBehavior>
  /** Stores the page's authorization, so that a reload reconnects silently. Default: not stored. */
  readonly storage?: TestWalletStorage
  /** Called for every prompt, whatever the decision. */
  readonly onPrompt?: (method: string) => void
}

/** An account as exposed by the Wallet Standard. */
export type SolanaTestAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label?: string
}

/** The Wallet Standard object that the wallet registers. */
export type SolanaStandardWallet = TestStandardWallet<SolanaTestAccount>

/** A scriptable Wallet Standard wallet in the page, with real Ed25519 keys. */
export type SolanaTestWallet = OwnedWallet<SolanaTestWalletBehavior> & {
  readonly wallet: SolanaStandardWallet
  /** Addresses of all its accounts. */
  readonly addresses: readonly string[]
  /** The account that an authorized page sees. */
  readonly selected: string
  /** Selects another account, as its owner would. Throws `RangeError` for an unknown one. */
  selectAccount(address: string): void
  /** Emits any event with any arguments, as a hostile or faulty wallet would. */
  emit(event: string, ...args: readonly unknown[]): void
  listenerCount(event?: string): number
  /**
   * Registers with the Wallet Standard, whichever side comes first. Call it late for a late registration. Returns a function that
   * unregisters it.
   */
  announce(page: EventTarget): () => void
}
