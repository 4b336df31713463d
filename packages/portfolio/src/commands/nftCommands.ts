import type { NftServices } from '../startNfts.js'

export { startNfts } from '../startNfts.js'

/** Asks whether there are NFTs of the network. */
export const watchNfts =
  ({ watch }: NftServices) =>
  (): Promise<void> =>
    watch()

/** Asks for the first page. */
export const loadNfts =
  ({ load }: NftServices) =>
  (): Promise<void> =>
    load()

/** Asks for the next page. */
export const loadMoreNfts =
  ({ loadMore }: NftServices) =>
  (): Promise<void> =>
    loadMore()

/** Asks for the first page again. */
export const refreshNfts =
  ({ refresh }: NftServices) =>
  (): Promise<void> =>
    refresh()
