import type { DirectoryState, PagedWallets } from '@kit/core/plugin'

/** The initial state of a list. */
export const noPage: PagedWallets = { status: 'idle', wallets: [], count: undefined }

/** The initial state of the directory. */
export const emptyDirectory: DirectoryState = {
  first: 'idle',
  featured: [],
  recommended: [],
  all: noPage,
  search: { ...noPage, query: '' },
  verifiedOnly: false,
  images: {},
}
