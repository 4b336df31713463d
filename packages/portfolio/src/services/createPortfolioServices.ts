import { type ApiClient, hasNfts } from '@kit/api'
import { type AccountInUse, accountInUse, createScope, type PluginContext, type Store } from '@kit/core/plugin'
import { type NftsState, noNfts } from '../PortfolioState.js'
import { createNfts, type Nfts } from './createNfts.js'

/** Services of the NFT commands. */
export type PortfolioServices = Pick<Nfts, 'load' | 'loadMore'> & {
  /** Checks whether the service supports NFTs on the network, now and after each change of account or network. */
  watch(): Promise<void>
  refresh(): Promise<void>
  destroy(): void
}

/** Creates the services. They send no request before a command does. */
export function createPortfolioServices(
  { kit, ports }: PluginContext,
  state: Store<NftsState>,
  api: ApiClient | undefined,
): PortfolioServices {
  let isWatching = false
  let isFollowing = false
  let confirmed = 0
  let checking: Promise<void> | undefined

  const scopes = createScope<AccountInUse, NftsState>(kit.active, {
    store: state,
    keyOf: accountInUse,
    onChange: begin,
  })
  const nfts = createNfts(ports.clock, state, scopes.current, api)

  /** Clears the list for the new account or network, and loads it if the previous one was loaded. */
  function begin(): void {
    checking = undefined
    confirmed = countConfirmed()
    nfts.reset()
    state.update(() => noNfts)
    if (isWatching) void watch()
    if (isFollowing) void nfts.load()
  }

  function watch(): Promise<void> {
    isWatching = true
    const scope = scopes.current()
    if (api === undefined || scope === undefined) return Promise.resolve()
    checking ??= hasNfts(api, scope.networkId, scope.signal).then(
      (isOffered) => scopes.update(scope, (now) => ({ ...now, isOffered })),
      () => {
        // The next subscriber checks again.
        if (!scope.signal.aborted) checking = undefined
      },
    )
    return checking
  }

  function countConfirmed(): number {
    const { networkId, address } = scopes.current() ?? {}
    return kit.journal
      .getState()
      .entries.filter(
        (entry) => entry.status === 'success' && entry.networkId === networkId && entry.address === address,
      ).length
  }

  /** The user's own transaction was confirmed: it may have moved an NFT. */
  const unfollow = kit.journal.subscribe(() => {
    const count = countConfirmed()
    if (count === confirmed) return
    confirmed = count
    if (isFollowing) void nfts.reload()
  })
  begin()
  const following = (read: () => Promise<void>) => () => {
    isFollowing = true
    return read()
  }
  return {
    watch,
    load: following(nfts.load),
    loadMore: nfts.loadMore,
    refresh: following(nfts.reload),
    destroy() {
      unfollow()
      scopes.destroy()
      nfts.reset()
    },
  }
}
