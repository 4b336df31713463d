import type { WalletsQuery, WalletsResponse } from '../endpoint/getWallets.js'

// Sizes and times of the directory (rules constants-3, constants-9, screens-22).
export const recommendedCount = 4
export const walletsPerPage = 40
export const maxResults = 100
/** Debounce of the search, in milliseconds. */
export const searchDebounceMs = 500
export const shortestQuery = 2
/** How many images of each page are loaded at once. */
export const prefetchedImages = 20

/** Requests wallets of the app's chains. `hidden` are IDs to leave out in addition to those that the app excludes. */
export type AskWallets = (
  page: number,
  entries: number,
  hidden: readonly string[],
  signal: AbortSignal,
  terms?: Pick<WalletsQuery, 'search' | 'include'>,
) => Promise<WalletsResponse>
