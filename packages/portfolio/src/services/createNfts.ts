import { type ApiClient, getNfts, type Nft } from '@kit/api'
import {
  type AccountInUse,
  type ClockPort,
  createQuery,
  type Freshness,
  type Loadable,
  type Scope,
  type Store,
} from '@kit/core/plugin'
import { type NftsState, noNfts } from '../PortfolioState.js'

/** How long the list counts as fresh. */
const freshMs = 30_000
/** Maximum number of pages without visible items to skip per request. */
const maxEmptyPages = 5

/** The loaded pages as one list. */
type Pages = { readonly items: readonly Nft[]; readonly next: string | undefined }

/** NFTs of the active account, page by page. */
export type Nfts = {
  /** Clears the NFTs of another account or network. */
  reset(): void
  /** Loads the first page, unless the list is fresh. */
  load(): Promise<void>
  loadMore(): Promise<void>
  /** Reloads the first page after the running request, which may predate a change. */
  reload(): Promise<void>
}

/** Creates the list over the plugin's store. */
export function createNfts(
  clock: ClockPort,
  state: Store<NftsState>,
  current: () => Scope<AccountInUse> | undefined,
  api: ApiClient | undefined,
): Nfts {
  const idle: Loadable<Pages> = { status: 'idle' }
  let pages: Loadable<Pages> = idle
  const query = createQuery<Pages>(clock, () => pages, show, ['rpc/failed', "Couldn't load NFTs."], { freshMs })

  function show(next: Loadable<Pages>): void {
    pages = next
    const error = next.status === 'error' ? next.error : undefined
    // A service without this endpoint supports NFTs on no network.
    const isUnknown = (error as { readonly status?: unknown } | undefined)?.status === 404
    const status = next.status === 'pending' ? 'loading' : next.status
    const { items = [], next: cursor } = dataOf(next) ?? {}
    state.update(({ isOffered }) =>
      isUnknown ? { ...noNfts, error } : { isOffered, status, items, hasMore: cursor !== undefined, error },
    )
  }

  async function ask(cursor: string | undefined, freshness: Freshness): Promise<void> {
    const scope = current()
    if (api === undefined || scope === undefined) return
    const before = cursor === undefined ? [] : (dataOf(pages)?.items ?? [])
    const read = async (signal: AbortSignal) => {
      const { items, next } = await readPage(api, { ...scope, signal }, cursor)
      return { items: eachOnce([...before, ...items]), next }
    }
    await query.load(read, freshness).catch(() => undefined)
  }

  const load = () => ask(undefined, 'known')

  return {
    reset() {
      query.drop()
      pages = idle
    },
    load,
    async loadMore() {
      if (pages.status === 'pending') return load()
      const next = dataOf(pages)?.next
      if (next !== undefined) await ask(next, 'fresh')
    },
    async reload() {
      const scope = current()
      if (pages.status === 'pending') await load()
      if (scope === current()) await ask(undefined, 'fresh')
    },
  }
}

const dataOf = (pages: Loadable<Pages>): Pages | undefined => ('data' in pages ? pages.data : undefined)

/** Loads a page without its spam, and the following ones until there is something to show. */
async function readPage(
  api: ApiClient,
  { networkId, address, signal }: Scope<AccountInUse>,
  cursor: string | undefined,
): Promise<Pages> {
  let items: readonly Nft[] = []
  let next = cursor
  for (let page = 0; page < maxEmptyPages; page += 1) {
    const answer = await getNfts(api, { networkId, address, cursor: next, bypassCache: true }, signal)
    items = answer.items.filter((item) => !item.isSpam && item.networkId === networkId)
    next = answer.next
    if (items.length > 0 || next === undefined) break
  }
  return { items, next }
}

function eachOnce(items: readonly Nft[]): readonly Nft[] {
  const once = new Map<string, Nft>()
  for (const item of items) {
    const id = `${item.contract} ${item.tokenId}`
    if (!once.has(id)) once.set(id, item)
  }
  return [...once.values()]
}
