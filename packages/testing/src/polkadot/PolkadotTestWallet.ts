import type { OwnedWallet } from '../wallet/createWalletOwner.js'
import type { TestWalletStorage } from '../wallet/TestWallet.js'
import type { TestWalletBehaviour } from '../wallet/TestWalletBehaviour.js'
import type { PolkadotKey } from './createPolkadotSigner.js'

/**
 * How a wallet of this family refuses: `cancelled` is an error that says only that, `rejected` likewise, `byUser` names the
 * user, `notAllowed` is what the first extension says to a page that its owner refused, `plain` is code 4001.
 */
export type PolkadotRejection = 'cancelled' | 'rejected' | 'byUser' | 'notAllowed' | 'plain'

/** How a Polkadot wallet behaves: as `TestWalletBehaviour`, without what only EVM wallets have. */
export type PolkadotTestWalletBehaviour = Pick<
  TestWalletBehaviour,
  'mode' | 'methods' | 'delayMs' | 'events' | 'answers'
> & {
  readonly rejection: PolkadotRejection
  /** Some wallets sign the bytes as they are; the convention is to wrap them in `<Bytes>`. */
  readonly wrapsBytes: boolean
  /**
   * The hash of the chain's metadata, which wallets of hardware keys sign whatever the page asks. They return the finished
   * transaction to a page that takes it. Default: none.
   */
  readonly metadataHash: Uint8Array | undefined
}

/** An account as `injectedWeb3` shows it. */
export type InjectedAccount = {
  readonly address: string
  /** Set on an account that its owner allows on one chain only. */
  readonly genesisHash?: string | null
  readonly name?: string
  readonly type?: string
}

/** What a wallet puts into `injectedWeb3` under its id. */
export type InjectedWallet = {
  readonly version: string
  enable(origin?: string): unknown
}

/** How a Polkadot test wallet is made. */
export type PolkadotTestWalletOptions = {
  /** The key in `injectedWeb3`, which is also the shown name; may be hostile. Default `test-wallet`. */
  readonly name?: string
  readonly version?: string
  /** Default: `polkadotKeys`. */
  readonly keys?: readonly PolkadotKey[]
  /** Genesis hashes by address, of accounts that are bound to one chain. */
  readonly boundTo?: Readonly<Record<string, string>>
  readonly behaviour?: Partial<PolkadotTestWalletBehaviour>
  /** Where the page's authorisation is kept, so that a reload asks nobody. Default: nowhere. */
  readonly storage?: TestWalletStorage
  /** Called whenever the owner is asked, whatever the answer. */
  readonly onPrompt?: (method: string) => void
}

/** A wallet in `injectedWeb3`, with real keys, that does what a test tells it. */
export type PolkadotTestWallet = OwnedWallet<PolkadotTestWalletBehaviour> & {
  readonly name: string
  readonly injected: InjectedWallet
  /** Every account that it has keys of. */
  readonly addresses: readonly string[]
  /** The account that it lists first. */
  readonly selected: string
  /** The owner puts another account first. Throws `RangeError` for one that it does not have. */
  selectAccount(address: string): void
  /** Sends anything to the subscribers of the accounts, as a hostile or faulty wallet would. */
  emit(accounts: unknown): void
  listenerCount(): number
  /** Puts itself into `page.injectedWeb3`; call late for a late injection. Returns what takes it away. */
  announce(page: object): () => void
}
