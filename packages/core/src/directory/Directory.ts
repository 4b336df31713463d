import type { ReadableStore } from '../store/ReadableStore.js'
import type { Wallet } from './Wallet.js'

/** A list that is fetched page by page. */
export type WalletPage = {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly wallets: readonly Wallet[]
  /** How many there are in all; undefined until the first answer. */
  readonly count: number | undefined
}

/** State of the wallet directory. */
export type DirectoryState = {
  /**
   * How the question for featured and recommended wallets stands; their place in a list is kept until it is answered. An app's own
   * directory may leave it out.
   */
  readonly first?: WalletPage['status']
  readonly featured: readonly Wallet[]
  /** At most 4. */
  readonly recommended: readonly Wallet[]
  /** The endless list: featured and recommended ones first, then 40 a page. */
  readonly all: WalletPage
  /** Results of `query`, at most 100. */
  readonly search: WalletPage & { readonly query: string }
  readonly certifiedOnly: boolean
  /** Pictures that are there, by id: addresses fit for `<img>` under a strict content policy (`data:`). Null for one that can't be had. */
  readonly images?: { readonly [imageId: string]: string | null }
}

/** The wallet directory as views use it. `@kit/api` makes one from a host; an app may bring its own. */
export type Directory = ReadableStore<DirectoryState> & {
  /** Featured and recommended wallets; asked once, on the visitor's intent. */
  prefetch(): Promise<void>
  /** The next page of `all`. Does nothing while one is loading or none is left. */
  loadMore(): Promise<void>
  /** Searches by name; the newest query wins. An empty text clears the search. */
  search(query: string): void
  setCertifiedOnly(certifiedOnly: boolean): void
  /**
   * Address of a picture: undefined while it is fetched, null when it can't be had. The first call for a picture fetches it; the
   * state's `images` changes when it is there. `asset` is a network's picture.
   */
  imageUrl(imageId: string, kind?: 'wallet' | 'asset'): string | null | undefined
  /** Tries again what failed. */
  retry(): Promise<void>
}
