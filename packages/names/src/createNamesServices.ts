import { getIdentity } from '@kit/api'
import type { PluginContext, PluginServices, Store } from '@kit/core/plugin'
import { KitError } from '@kit/core/plugin'
import { createRenames } from './createRenames.js'
import type { NamesOptions } from './NamesOptions.js'
import { emptyNames, type NamesState } from './NamesState.js'
import { validate } from './validate.js'

/** An account in use, while it is. */
export type InUse = {
  readonly networkId: `${string}:${string}`
  readonly address: string
  /** Aborts when another account or network is used. */
  readonly left: AbortSignal
}

/** What the commands work with. */
export type NamesServices = NamesOptions & {
  readonly context: PluginContext
  readonly store: Store<NamesState>
  /** The account in use. @throws KitError `connection/notConnected` */
  inUse(): InUse
  /** Changes the state, while it is about this account. */
  change(about: InUse, fields: Partial<NamesState>): void
  /** What runs for the account in use, by its name: it is not begun twice. */
  readonly running: Map<string, Promise<unknown>>
  /** Begins to wait for the next key; what waited before does not any longer. */
  nextKey(): AbortSignal
  /** The account has another name: it is shown everywhere, in other tabs too. */
  renamed(address: string): void
  destroy(): void
}

/** Creates them: the state follows account and network, and begins empty for others. It asks nothing by itself. */
export function createNamesServices(
  context: PluginContext,
  engine: Pick<PluginServices, 'refreshIdentities'>,
  store: Store<NamesState>,
  options: NamesOptions,
): NamesServices {
  const { kit } = context
  const running = new Map<string, Promise<unknown>>()
  const ending = new AbortController()
  let leaving = new AbortController()
  let typing: AbortController | undefined

  function leave(): void {
    typing?.abort()
    leaving.abort(
      new KitError('names/accountChanged', {
        shortMessage: 'The account changed while its wallet was asked. Nothing was registered.',
      }),
    )
    leaving = new AbortController()
    running.clear()
  }

  function follow(): void {
    const { account, network } = kit.active.getState()
    const { networkId, address } = store.getState()
    const isNobody = account === undefined || network === undefined
    if (isNobody ? address === undefined : networkId === network.id && address === account.address) return
    leave()
    store.update(() => (isNobody ? emptyNames : { ...emptyNames, networkId: network.id, address: account.address }))
  }

  /** What caches on the way hold is the old name. */
  async function show(address: string): Promise<void> {
    // Without an answer the name is asked again when that is old.
    await getIdentity(options.api, { address, isFresh: true }, ending.signal).catch(() => undefined)
    if (!ending.signal.aborted) engine.refreshIdentities()
  }

  const renames = createRenames(
    context.ports,
    `${kit.options.storagePrefix ?? 'kit'}.renamed`,
    (address) => void show(address),
  )
  follow()
  const unfollow = kit.active.subscribe(follow)

  return {
    ...options,
    context,
    store,
    running,
    inUse() {
      const { networkId, address } = store.getState()
      if (networkId === undefined || address === undefined)
        throw new KitError('connection/notConnected', {
          shortMessage: kit.active.getState().network ? 'Address or auth connector not found.' : 'Network not found.',
        })
      return { networkId, address, left: leaving.signal }
    },
    change({ left }, fields) {
      if (left.aborted) return
      store.update((now) => {
        const next = { ...now, ...fields }
        return { ...next, validation: validate(next) }
      })
    },
    nextKey() {
      typing?.abort()
      typing = new AbortController()
      return typing.signal
    },
    renamed(address) {
      void show(address)
      renames.tell(address)
    },
    destroy() {
      renames.destroy()
      ending.abort()
      unfollow()
      leave()
    },
  }
}
