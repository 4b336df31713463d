import type { WalletPage } from '@kit/core/plugin'
import type { WalletsQuery, WalletsResponse } from '../endpoint/getWallets.js'

// Sizes and times of the directory (rules constants-3, constants-9, screens-22).
export const recommendedCount = 4
export const walletsPerPage = 40
export const mostFound = 100
/** How long typing must rest before the directory is searched. */
export const typingRestMs = 500
export const shortestQuery = 2
/** How many pictures of each page are fetched at once. */
export const prefetchedImages = 20

/** A list that nobody asked for yet. */
export const noPage: WalletPage = { status: 'idle', wallets: [], count: undefined }

/** Asks for wallets of the app's chains. `hidden` are the ids of those that are left out, beside those that the app excludes. */
export type AskWallets = (
  page: number,
  entries: number,
  hidden: readonly string[],
  terms?: Pick<WalletsQuery, 'search' | 'include'>,
  signal?: AbortSignal,
) => Promise<WalletsResponse>
