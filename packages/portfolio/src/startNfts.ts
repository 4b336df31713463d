import { type ApiClient, getNfts, hasNfts, type Nft } from '@kit/api'
import {
  type AccountInUse,
  accountInUse,
  createScope,
  type PluginContext,
  type Scope,
  type Store,
  startStopwatch,
  toKitError,
} from '@kit/core/plugin'
import { type NftsState, noNfts } from './NftsState.js'

/** What the commands work with. */
export type NftServices = {
  /** Somebody looks: whether there are NFTs is asked for, and for each account and network that follows. */
  watch(): Promise<void>
  load(): Promise<void>
  loadMore(): Promise<void>
  refresh(): Promise<void>
  destroy(): void
}

/** How long the first page counts as new. */
const freshMs = 30_000
/** Pages without anything to show that are passed over in one go. */
const mostEmpty = 5

/** Starts the service: it asks nothing before it is told to. */
export function startNfts(
  { kit, ports }: PluginContext,
  state: Store<NftsState>,
  api: ApiClient | undefined,
): NftServices {
  let isWatching = false
  let isFollowing = false
  let next: string | undefined
  let age: (() => number) | undefined
  let settled = 0
  let checking: Promise<void> | undefined
  let reading: { readonly isFirst: boolean; readonly done: Promise<void> } | undefined

  const scopes = createScope<AccountInUse, NftsState>(kit.active, {
    store: state,
    keyOf: accountInUse,
    onChange: begin,
  })
  const change = (scope: Scope<AccountInUse>, part: Partial<NftsState>): void =>
    scopes.update(scope, (now) => ({ ...now, ...part }))

  /** Nothing of another account or network is shown, and the new is asked for as the old was. */
  function begin(): void {
    next = age = checking = reading = undefined
    settled = countSettled()
    state.update(() => noNfts)
    if (isWatching) void watch()
    if (isFollowing) void load()
  }

  function watch(): Promise<void> {
    isWatching = true
    const scope = scopes.current()
    if (api === undefined || scope === undefined) return Promise.resolve()
    checking ??= hasNfts(api, scope.networkId, scope.signal).then(
      (isOffered) => change(scope, { isOffered }),
      () => {
        // Asked again by who looks next.
        if (!scope.signal.aborted) checking = undefined
      },
    )
    return checking
  }

  /** Reads a page, and those after it while there is nothing to show on them. */
  async function readPage(cursor: string | undefined, scope: Scope<AccountInUse>): Promise<void> {
    if (api === undefined) return
    const { networkId, address, signal } = scope
    change(scope, { status: 'loading', error: undefined })
    try {
      let items: readonly Nft[] = []
      let at = cursor
      for (let page = 0; page < mostEmpty; page += 1) {
        const answer = await getNfts(api, { networkId, address, cursor: at, isFresh: true }, signal)
        items = answer.items.filter((item) => !item.isSpam && item.networkId === networkId)
        at = answer.next
        if (items.length > 0 || at === undefined) break
      }
      if (signal.aborted) return
      next = at
      if (cursor === undefined) age = startStopwatch(ports.clock)
      const before = cursor === undefined ? [] : state.getState().items
      change(scope, { status: 'success', items: eachOnce([...before, ...items]), hasMore: at !== undefined })
    } catch (cause) {
      if (signal.aborted) return
      const error = toKitError(cause, 'rpc/failed', 'The NFTs could not be read.')
      // A service without the call has none of any network.
      if ((error as { readonly status?: unknown }).status === 404) change(scope, { ...noNfts, error })
      else change(scope, { status: 'error', error })
    }
  }

  function ask(cursor: string | undefined): Promise<void> {
    const scope = scopes.current()
    if (scope === undefined) return Promise.resolve()
    reading ??= {
      isFirst: cursor === undefined,
      done: readPage(cursor, scope).finally(() => {
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

  const countSettled = (): number => {
    const { networkId, address } = scopes.current() ?? {}
    return kit.journal
      .getState()
      .entries.filter(
        (entry) => entry.status === 'success' && entry.networkId === networkId && entry.address === address,
      ).length
  }

  /** An own transaction went through: it may have moved one. */
  function followJournal(): void {
    const count = countSettled()
    if (count === settled) return
    settled = count
    if (isFollowing) void askAnew()
  }

  const unfollowJournal = kit.journal.subscribe(followJournal)
  begin()
  return {
    watch,
    load,
    loadMore: () => reading?.done ?? (next === undefined ? Promise.resolve() : ask(next)),
    refresh: () => {
      isFollowing = true
      return askAnew()
    },
    destroy() {
      unfollowJournal()
      scopes.destroy()
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
