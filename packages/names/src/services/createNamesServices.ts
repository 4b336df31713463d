import { getIdentity } from '@kit/api'
import {
  type AccountInUse,
  accountInUse,
  createQuery,
  createScope,
  KitError,
  type LoadableQuery,
  type PluginContext,
  type PluginServices,
  type Ports,
  type Scope,
  type Store,
} from '@kit/core/plugin'
import type { NamesOptions } from '../NamesOptions.js'
import { dataOf, emptyNames, type NameAvailability, type NamesState, type NameValidation } from '../NamesState.js'
import { renamedKey } from '../renamedKey.js'
import { validateName } from '../validateName.js'
import { createNameChangeChannel } from './createNameChangeChannel.js'

/** The active account that the state belongs to. */
export type NamesScope = Scope<AccountInUse>

/** Dependencies of the commands. */
export type NamesServices = NamesOptions & {
  readonly context: PluginContext
  readonly store: Store<NamesState>
  /** Returns the active account. @throws KitError `connection/notConnected` */
  inUse(): NamesScope
  /** Updates the state if it still belongs to this account. */
  change(scope: NamesScope, fields: Partial<NamesState>): void
  /** Loads what is available to the active account. */
  readonly offer: () => LoadableQuery<NameAvailability>
  /** Pending operations of the active account, by name, so that none is started twice. */
  readonly running: Map<string, Promise<unknown>>
  /** Starts a new debounce and aborts the previous one. */
  restartDebounce(): AbortSignal
  /** Refreshes a changed name everywhere, including other tabs. */
  renamed(address: string): void
  destroy(): void
}

/** Creates the services. The state follows the active account and network, and resets when they change. Sends no requests by itself. */
export function createNamesServices(
  context: PluginContext,
  engine: Pick<PluginServices, 'refreshIdentities'>,
  store: Store<NamesState>,
  options: NamesOptions,
): NamesServices {
  const { kit } = context
  const running = new Map<string, Promise<unknown>>()
  const ending = new AbortController()
  let typing: AbortController | undefined
  let offer: LoadableQuery<NameAvailability>

  const scopes = createScope<AccountInUse, NamesState>(kit.active, {
    store,
    keyOf: accountInUse,
    reason: () =>
      new KitError('names/accountChanged', {
        shortMessage: 'The account changed while the wallet was signing. Nothing was registered.',
      }),
    onChange: begin,
  })

  function begin(scope: NamesScope | undefined): void {
    typing?.abort()
    running.clear()
    store.update(() => ({ ...emptyNames, networkId: scope?.networkId, address: scope?.address }))
    offer = openOffer(context.ports.clock, store, scope, change)
  }

  function change(scope: NamesScope | undefined, fields: Partial<NamesState>): void {
    scopes.update(scope, (now) => {
      const next = { ...now, ...fields }
      return { ...next, validation: validationOf(next) }
    })
  }

  /** Intermediate caches contain the old name. */
  async function show(address: string): Promise<void> {
    // If this fails, the name is loaded again when the cached one is stale.
    await getIdentity(options.api, { address, bypassCache: true }, ending.signal).catch(() => undefined)
    if (!ending.signal.aborted) engine.refreshIdentities()
  }

  const key = renamedKey(kit.options.storagePrefix)
  const renames = createNameChangeChannel(context.ports, key, (address) => void show(address))
  begin(scopes.current())

  return {
    ...options,
    context,
    store,
    running,
    inUse() {
      const scope = scopes.current()
      if (scope === undefined)
        throw new KitError('connection/notConnected', {
          shortMessage: kit.active.getState().network ? 'Address or auth connector not found.' : 'Network not found.',
        })
      return scope
    },
    change,
    offer: () => offer,
    restartDebounce() {
      typing?.abort()
      typing = new AbortController()
      return typing.signal
    },
    renamed(address) {
      void show(address)
      renames.notify(address)
    },
    destroy() {
      renames.destroy()
      ending.abort()
      typing?.abort()
      scopes.destroy()
    },
  }
}

/** Returns the validity of the entered name. */
export function validationOf({ label, offer, suggestions }: NamesState): NameValidation {
  if (dataOf(offer)?.names.length) return 'alreadyOwned'
  if (label === '') return 'empty'
  const problem = validateName(label)
  if (problem !== undefined) return problem
  if (suggestions.status === 'idle' || suggestions.status === 'pending') return 'checking'
  const found = suggestions.status === 'success' && suggestions.data.find(({ name }) => name === label)
  if (!found) return 'unknown'
  return found.isRegistered ? 'taken' : 'available'
}

const openOffer = (
  clock: Ports['clock'],
  store: Store<NamesState>,
  scope: NamesScope | undefined,
  change: (scope: NamesScope | undefined, fields: Partial<NamesState>) => void,
): LoadableQuery<NameAvailability> =>
  createQuery(
    clock,
    () => store.getState().offer,
    (offer) => change(scope, { offer }),
    ['api/network', 'Error fetching names for address'],
    scope,
  )
