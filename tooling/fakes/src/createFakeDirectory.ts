import { createStore, type Directory, type DirectoryState, type Wallet } from '@kit/core/plugin'

const noPage = { status: 'idle', wallets: [], count: undefined } as const

/** Creates a directory that records its requests. */
export function createFakeDirectory(featured: readonly Wallet[] = []): Directory & { readonly requested: string[] } {
  const requested: string[] = []
  const store = createStore<DirectoryState>({
    featured,
    recommended: [],
    all: noPage,
    search: { ...noPage, query: '' },
    verifiedOnly: false,
  })
  const ask = (what: string) => async () => void requested.push(what)
  return {
    ...store,
    requested,
    prefetch: ask('prefetch'),
    loadMore: ask('loadMore'),
    retry: ask('retry'),
    search: (query) => void requested.push(query),
    setVerifiedOnly() {},
    imageUrl: () => null,
  }
}
