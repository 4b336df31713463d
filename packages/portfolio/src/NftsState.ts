import type { Nft } from '@kit/api'
import type { KitError } from '@kit/core'

/** The NFTs of the account in use on its network. */
export type NftsState = {
  /** Whether the service has NFTs of the network; false while that is not known. */
  readonly isOffered: boolean
  /** `idle` before the first `loadNfts()`. */
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  /** The last received first, without spam, each once. What was read stays while it is read again, also when that fails. */
  readonly items: readonly Nft[]
  /** Whether `loadMoreNfts()` brings more. */
  readonly hasMore: boolean
  /** Why the last page could not be read; `api/*`. */
  readonly error: KitError | undefined
}

/** Nothing is known. */
export const noNfts: NftsState = { isOffered: false, status: 'idle', items: [], hasMore: false, error: undefined }
