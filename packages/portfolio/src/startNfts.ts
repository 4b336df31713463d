import { type ApiClient, getNfts, hasNfts, type Nft } from '@kit/api'
import { type PluginContext, type Store, startStopwatch, toKitError } from '@kit/core/plugin'
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
  let key = ''
  let isWatching = false
  let isFollowing = false
  let next: string | undefined
  let age: (() => number) | undefined
  let settled = 0
  /** Of the account and network; ends with them. */
  let controller = new AbortController()
  let checking: Promise<void> | undefined
  let reading: { readonly isFirst: boolean; readonly done: Promise<void> } | undefined

  const target = () => {
    const { account, network } = kit.active.getState()
    return api && account && network && { api, address: account.address, networkId: network.id }
  }
  const change = (part: Partial<NftsState>): void => state.update((now) => ({ ...now, ...part }))

  /** Another account or network: nothing of the old is shown, and the new is asked for as the old was. */
  function follow(): void {
    const { networkId, address } = target() ?? {}
    const now = `${networkId} ${address}`
    if (now === key) return
    key = now
    controller.abort()
    controller = new AbortController()
    next = age = checking = reading = undefined
    settled = countSettled()
    state.update(() => noNfts)
    if (isWatching) void watch()
    if (isFollowing) void load()
  }

  function watch(): Promise<void> {
    isWatching = true
    const asked = target()
    if (asked === undefined) return Promise.resolve()
    const { signal } = controller
    checking ??= hasNfts(asked.api, asked.networkId, signal).then(
      (isOffered) => {
        if (!signal.aborted) change({ isOffered })
      },
      () => {
        // Asked again by who looks next.
        if (!signal.aborted) checking = undefined
      },
    )
    return checking
  }

  /** Reads a page, and those after it while there is nothing to show on them. */
  async function readPage(cursor: string | undefined, signal: AbortSignal): Promise<void> {
    const asked = target()
    if (asked === undefined) return
    const { api: client, ...of } = asked
    change({ status: 'loading', error: undefined })
    try {
      let items: readonly Nft[] = []
      let at = cursor
      for (let page = 0; page < mostEmpty; page += 1) {
        const answer = await getNfts(client, { ...of, cursor: at, isFresh: true }, signal)
        items = answer.items.filter(({ isSpam, networkId }) => !isSpam && networkId === of.networkId)
        at = answer.next
        if (items.length > 0 || at === undefined) break
      }
      if (signal.aborted) return
      next = at
      if (cursor === undefined) age = startStopwatch(ports.clock)
      const before = cursor === undefined ? [] : state.getState().items
      change({ status: 'success', items: eachOnce([...before, ...items]), hasMore: at !== undefined })
    } catch (cause) {
      if (signal.aborted) return
      const error = toKitError(cause, 'rpc/failed', 'The NFTs could not be read.')
      // A service without the call has none of any network.
      if ((error as { readonly status?: unknown }).status === 404) change({ ...noNfts, error })
      else change({ status: 'error', error })
    }
  }

  function ask(cursor: string | undefined): Promise<void> {
    const { signal } = controller
    reading ??= {
      isFirst: cursor === undefined,
      done: readPage(cursor, signal).finally(() => {
        if (!signal.aborted) reading = undefined
      }),
    }
    return reading.done
  }

  /** Reads the first page after what is being read, which may have been answered before something changed. */
  async function askAnew(): Promise<void> {
    const { signal } = controller
    await reading?.done
    if (!signal.aborted) await ask(undefined)
  }

  function load(): Promise<void> {
    isFollowing = true
    const isFresh = state.getState().status === 'success' && age !== undefined && age() < freshMs
    if (isFresh) return Promise.resolve()
    return reading?.isFirst === false ? askAnew() : ask(undefined)
  }

  const countSettled = (): number => {
    const { networkId, address } = target() ?? {}
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

  const ends = [kit.active.subscribe(follow), kit.journal.subscribe(followJournal)]
  follow()
  return {
    watch,
    load,
    loadMore: () => reading?.done ?? (next === undefined ? Promise.resolve() : ask(next)),
    refresh: () => {
      isFollowing = true
      return askAnew()
    },
    destroy() {
      controller.abort()
      for (const end of ends) end()
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
