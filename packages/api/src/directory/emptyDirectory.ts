import type { DirectoryState, WalletPage } from '@kit/core/plugin'

/** The initial state of a list. */
export const noPage: WalletPage = { status: 'idle', wallets: [], count: undefined }

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
