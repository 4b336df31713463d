import type { ReadableStore } from '../store/ReadableStore.js'
import type { Wallet } from './Wallet.js'

/** A list of wallets that is loaded page by page. */
export type PagedWallets = {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly wallets: readonly Wallet[]
  /** Total number of wallets, or undefined before the first response. */
  readonly count: number | undefined
}

/** State of the wallet directory. */
export type DirectoryState = {
  /**
   * Status of the request for featured and recommended wallets. Lists keep room for them until it settles. Optional in an app's own
   * directory.
   */
  readonly first?: PagedWallets['status']
  readonly featured: readonly Wallet[]
  /** Recommended wallets, at most 4. */
  readonly recommended: readonly Wallet[]
  /** All wallets: featured and recommended ones first, then 40 per page. */
  readonly all: PagedWallets
  /** Results of `query`, at most 100. */
  readonly search: PagedWallets & { readonly query: string }
  readonly verifiedOnly: boolean
  /**
   * Loaded images by ID, as URLs that a strict content security policy allows in `<img>` (`data:`). Null for an image that failed to load.
   */
  readonly images?: { readonly [imageId: string]: string | null }
}

/** The wallet directory. `@kit/api` provides one for a service; apps can implement their own. */
export type Directory = ReadableStore<DirectoryState> & {
  /** Loads featured and recommended wallets. Called once, on user intent. */
  prefetch(): Promise<void>
  /** Loads the next page of `all`. Does nothing while a page is loading or none is left. */
  loadMore(): Promise<void>
  /** Searches wallets by name. The newest query wins, and an empty string clears the search. */
  search(query: string): void
  setVerifiedOnly(verifiedOnly: boolean): void
  /**
   * Returns the URL of an image: undefined while it loads, null if it failed. The first call for an image starts loading it, and `images`
   * in the state changes when it is loaded. `asset` is a network image.
   */
  imageUrl(imageId: string, kind?: 'wallet' | 'asset'): string | null | undefined
  /** Retries failed requests. */
  retry(): Promise<void>
}
