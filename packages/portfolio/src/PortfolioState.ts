import type { Nft } from '@kit/api'
import type { KitError, Loadable } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'

/** State of {@link portfolio}: the tokens of the active account on its network. */
export type PortfolioState = {
  /** Most valuable first. Tokens with a balance, and the native currency. */
  readonly tokens: Loadable<readonly TokenBalance[]>
  /** Total value of the tokens with a known price. Undefined if no price is known. */
  readonly total: number | undefined
}

/** State of the NFTs of the active account on its network. */
export type NftsState = {
  /** Whether the service supports NFTs on the network. False until that is known. */
  readonly isOffered: boolean
  /** `idle` before the first `loadNfts()`. */
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  /** Last received first, without spam and duplicates. Loaded items stay while a refresh is running, and after it fails. */
  readonly items: readonly Nft[]
  /** Whether `loadMoreNfts()` has another page. */
  readonly hasMore: boolean
  /** Why the last page failed to load: `api/*`. */
  readonly error: KitError | undefined
}

/** The initial state. */
export const noNfts: NftsState = { isOffered: false, status: 'idle', items: [], hasMore: false, error: undefined }
