import type { OwnedWallet } from '../wallet/createWalletOwner.js'
import type { TestWalletStorage } from '../wallet/TestWallet.js'
import type { TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import type { PolkadotKey } from './createPolkadotSigner.js'

/**
 * How a wallet of this family rejects. `cancelled` and `rejected` are errors with only that word, and `byUser` names the user. `notAllowed`
 * is the message of the first extension to a rejected page, and `plain` is code 4001.
 */
export type PolkadotRejection = 'cancelled' | 'rejected' | 'byUser' | 'notAllowed' | 'plain'

/** Behavior of a Polkadot wallet: `TestWalletBehavior` without the EVM-only parts. */
export type PolkadotTestWalletBehavior = Pick<
  TestWalletBehavior,
  'mode' | 'methods' | 'delayMs' | 'events' | 'responses'
> & {
  readonly rejection: PolkadotRejection
  /** The convention is to wrap bytes in `<Bytes>` before signing. Some wallets sign them unchanged. */
  readonly wrapsBytes: boolean
  /**
   * Hash of the chain's metadata, which hardware wallets sign whatever the page requests. They return the complete transaction to a page
   * that supports it. Default: none.
   */
  readonly metadataHash: Uint8Array | undefined
}

/** An account as `injectedWeb3` exposes it. */
export type InjectedAccount = {
  readonly address: string
  /** Set on an account that its owner allows on one chain only. */
  readonly genesisHash?: string | null
  readonly name?: string
  readonly type?: string
}

/** The object that a wallet puts into `injectedWeb3` under its ID. */
export type InjectedWallet = {
  readonly version: string
  enable(origin?: string): unknown
}

/** Options for {@link createPolkadotTestWallet}. */
export type PolkadotTestWalletOptions = {
  /** Key in `injectedWeb3`, which is also the display name; may be hostile. Default `test-wallet`. */
  readonly name?: string
  readonly version?: string
  /** Defaults to `polkadotKeys`. */
  readonly keys?: readonly PolkadotKey[]
  /** Genesis hashes by address, for accounts that are bound to one chain. */
  readonly genesisHashByAddress?: Readonly<Record<string, string>>
  readonly behavior?: Partial<PolkadotTestWalletBehavior>
  /** Stores the page's authorization, so that a reload needs no prompt. Default: not stored. */
  readonly storage?: TestWalletStorage
  /** Called for every prompt, whatever the decision. */
  readonly onPrompt?: (method: string) => void
}

/** A scriptable wallet in `injectedWeb3`, with real keys. */
export type PolkadotTestWallet = OwnedWallet<PolkadotTestWalletBehavior> & {
  readonly name: string
  readonly injected: InjectedWallet
  /** Addresses of all its accounts. */
  readonly addresses: readonly string[]
  /** The account that it lists first. */
  readonly selected: string
  /** Puts another account first, as its owner would. Throws `RangeError` for an unknown one. */
  selectAccount(address: string): void
  /** Sends any value to the account subscribers, as a hostile or faulty wallet would. */
  emit(accounts: unknown): void
  listenerCount(): number
  /** Adds itself to `page.injectedWeb3`. Call it late for a late injection. Returns a function that removes it. */
  announce(page: object): () => void
}
