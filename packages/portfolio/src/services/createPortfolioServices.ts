import { type ApiClient, hasNfts } from '@kit/api'
import { type AccountInUse, accountInUse, createScope, type PluginContext, type Store } from '@kit/core/plugin'
import { type NftsState, noNfts } from '../NftsState.js'
import { createNftPages, type NftPages } from './createNftPages.js'

/** What the commands work with. */
export type PortfolioServices = Pick<NftPages, 'load' | 'loadMore' | 'refresh'> & {
  /** Somebody looks: whether there are NFTs is asked for, and for each account and network that follows. */
  watch(): Promise<void>
  destroy(): void
}

/** Creates the services: they ask nothing before they are told to. */
export function createPortfolioServices(
  { kit, ports }: PluginContext,
  state: Store<NftsState>,
  api: ApiClient | undefined,
): PortfolioServices {
  let isWatching = false
  let settled = 0
  let checking: Promise<void> | undefined

  const scopes = createScope<AccountInUse, NftsState>(kit.active, {
    store: state,
    keyOf: accountInUse,
    onChange: begin,
  })
  const pages = createNftPages(api, ports, { scopes, state })

  /** Nothing of another account or network is shown, and the new is asked for as the old was. */
  function begin(): void {
    checking = undefined
    settled = countSettled()
    pages.reset()
    state.update(() => noNfts)
    if (isWatching) void watch()
    pages.follow()
  }

  function watch(): Promise<void> {
    isWatching = true
    const scope = scopes.current()
    if (api === undefined || scope === undefined) return Promise.resolve()
    checking ??= hasNfts(api, scope.networkId, scope.signal).then(
      (isOffered) => scopes.update(scope, (now) => ({ ...now, isOffered })),
      () => {
        // Asked again by who looks next.
        if (!scope.signal.aborted) checking = undefined
      },
    )
    return checking
  }

  function countSettled(): number {
    const { networkId, address } = scopes.current() ?? {}
    return kit.journal
      .getState()
      .entries.filter(
        (entry) => entry.status === 'success' && entry.networkId === networkId && entry.address === address,
      ).length
  }

  /** An own transaction went through: it may have moved one. */
  const unfollow = kit.journal.subscribe(() => {
    const count = countSettled()
    if (count === settled) return
    settled = count
    pages.renew()
  })
  begin()
  return {
    watch,
    load: pages.load,
    loadMore: pages.loadMore,
    refresh: pages.refresh,
    destroy() {
      unfollow()
      scopes.destroy()
    },
  }
}
