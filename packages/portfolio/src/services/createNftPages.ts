import type { ApiClient, Nft } from '@kit/api'
import {
  type AccountInUse,
  type Ports,
  type Scope,
  type ScopeWatch,
  type Store,
  startStopwatch,
  toKitError,
} from '@kit/core/plugin'
import { type NftsState, noNfts } from '../NftsState.js'
import { readNftPage } from './readNftPage.js'

/** How long the first page counts as new. */
const freshMs = 30_000

/** The pages of the NFTs of the account in use. */
export type NftPages = {
  /** Forgets what was read of another account or network. */
  reset(): void
  /** Reads the first page if somebody looks. */
  follow(): void
  load(): Promise<void>
  loadMore(): Promise<void>
  /** Reads the first page again, after what is being read, if somebody looks. */
  renew(): void
  refresh(): Promise<void>
}

/** Creates them over the store of the plugin: nothing is asked before it is told to. */
export function createNftPages(
  api: ApiClient | undefined,
  { clock }: Pick<Ports, 'clock'>,
  { scopes, state }: { readonly scopes: ScopeWatch<AccountInUse, NftsState>; readonly state: Store<NftsState> },
): NftPages {
  let isFollowing = false
  let next: string | undefined
  let age: (() => number) | undefined
  let reading: { readonly isFirst: boolean; readonly done: Promise<void> } | undefined

  async function read(cursor: string | undefined, scope: Scope<AccountInUse>): Promise<void> {
    if (api === undefined) return
    const change = (part: Partial<NftsState>) => scopes.update(scope, (now) => ({ ...now, ...part }))
    change({ status: 'loading', error: undefined })
    try {
      const page = await readNftPage(api, scope, cursor)
      if (scope.signal.aborted) return
      next = page.next
      if (cursor === undefined) age = startStopwatch(clock)
      const before = cursor === undefined ? [] : state.getState().items
      change({ status: 'success', items: eachOnce([...before, ...page.items]), hasMore: next !== undefined })
    } catch (cause) {
      if (scope.signal.aborted) return
      const error = toKitError(cause, 'rpc/failed', 'The NFTs could not be read.')
      // A service without the call has none of any network.
      if ((error as { readonly status?: unknown }).status === 404) change({ ...noNfts, error })
      else change({ status: 'error', error })
    }
  }

  function ask(cursor: string | undefined): Promise<void> {
    const scope = scopes.current()
    if (scope === undefined) return Promise.resolve()
    reading ??= {
      isFirst: cursor === undefined,
      done: read(cursor, scope).finally(() => {
        if (!scope.signal.aborted) reading = undefined
      }),
    }
    return reading.done
  }

  /** Reads the first page after what is being read, which may have been answered before something changed. */
  async function askAnew(): Promise<void> {
    const scope = scopes.current()
    await reading?.done
    if (scope === scopes.current()) await ask(undefined)
  }

  function load(): Promise<void> {
    isFollowing = true
    const isFresh = state.getState().status === 'success' && age !== undefined && age() < freshMs
    if (isFresh) return Promise.resolve()
    return reading?.isFirst === false ? askAnew() : ask(undefined)
  }

  return {
    reset() {
      next = age = reading = undefined
    },
    follow() {
      if (isFollowing) void load()
    },
    load,
    loadMore: () => reading?.done ?? (next === undefined ? Promise.resolve() : ask(next)),
    renew() {
      if (isFollowing) void askAnew()
    },
    refresh() {
      isFollowing = true
      return askAnew()
    },
  }
}

function eachOnce(items: readonly Nft[]): readonly Nft[] {
  const once = new Map<string, Nft>()
  for (const item of items) {
    const id = `${item.contract} ${item.tokenId}`
    if (!once.has(id)) once.set(id, item)
  }
  return [...once.values()]
}
