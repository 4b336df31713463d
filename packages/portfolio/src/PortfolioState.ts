import type { Nft } from '@kit/api'
import type { KitError, Loadable } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'

/** What the account in use holds on its network. */
export type PortfolioState = {
  /** The most valuable first. Only what there is something of, and the network's own currency. */
  readonly tokens: Loadable<readonly TokenBalance[]>
  /** What those with a known price are worth together; undefined while none has one. */
  readonly total: number | undefined
}

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
