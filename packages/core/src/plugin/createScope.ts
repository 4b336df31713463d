import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { KitError } from '../error/KitError.js'
import { notConnected } from '../error/missingError.js'
import type { ActiveState } from '../state/ActiveState.js'
import type { Store, Transition } from '../store/createStore.js'
import { isSameFields } from '../store/isSameFields.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** An account on a network, both in use. */
export type AccountInUse = { readonly networkId: CaipNetworkId; readonly address: string }

/** What belongs to one key (an account on a network, for example), from when it came into use until another one does. */
export type Scope<Key> = Key & {
  /** Aborts when the scope ends, with the reason as a `KitError`. */
  readonly signal: AbortSignal
}

/** The scopes of one feature, one after the other: see {@link createScope}. */
export type ScopeWatch<Key, S> = {
  /** Returns the current scope. Undefined while no account is connected. A key that comes back later gets a new scope. */
  current(): Scope<Key> | undefined
  /** Returns the current scope. @throws KitError `connection/notConnected` */
  require(): Scope<Key>
  /** Changes the state. Does nothing for a scope that has ended. */
  update(scope: Scope<Key> | undefined, transition: Transition<S>): void
  /** Reads the key again. Call it when something else that the key depends on has changed. */
  follow(): void
  /** Ends the current scope, with `connection/aborted`. */
  destroy(): void
}

/** What {@link createScope} takes. */
export type ScopeOptions<Key, S, A = ActiveState> = {
  /** The state that belongs to the scope. */
  readonly store: Pick<Store<S>, 'update'>
  /** What the scope depends on, compared field by field. */
  readonly keyOf: (active: A) => Key | undefined
  /** Called after another scope has taken the place of the former, which has aborted. Not called for the first one. */
  readonly onChange: (scope: Scope<Key> | undefined, former: Scope<Key> | undefined) => void
  /** What those who wait for something of the former scope get. */
  readonly reason?: () => KitError
}

/**
 * The rule that what belongs to the active account and network ends when they change, for all features. Work begins with `current()` or
 * `require()`, passes `signal` on, and shows what it found with `update`, which does nothing once another key was in use in between.
 *
 * @param active What the key is read from, whenever it changes: `kit.active`, for most features.
 * @example
 * const scopes = createScope(kit.active, { store, keyOf: accountInUse, onChange: () => store.update(() => empty) })
 * const scope = scopes.require()
 * const items = await read(scope.address, scope.signal)
 * scopes.update(scope, (state) => ({ ...state, items }))
 */
export function createScope<Key extends object, S, A = ActiveState>(
  active: ReadableStore<A>,
  { store, keyOf, onChange, reason }: ScopeOptions<Key, S, A>,
): ScopeWatch<Key, S> {
  let controller = new AbortController()
  let key = keyOf(active.getState())
  let scope = begin()
  let isDestroyed = false

  function begin(): Scope<Key> | undefined {
    return key && { ...key, signal: controller.signal }
  }

  function end(why: KitError): typeof scope {
    const former = scope
    const ended = controller
    controller = new AbortController()
    scope = begin()
    ended.abort(why)
    return former
  }

  function follow(): void {
    if (isDestroyed) return
    const next = keyOf(active.getState())
    if (next === undefined ? key === undefined : key !== undefined && isSameFields(key, next)) return
    key = next
    const former = end(
      reason?.() ?? new KitError('connection/aborted', { shortMessage: 'The account or network changed.' }),
    )
    onChange(scope, former)
  }

  const unfollow = active.subscribe(follow)
  return {
    current: () => scope,
    require() {
      if (scope === undefined) throw notConnected()
      return scope
    },
    update(of, transition) {
      if (of === scope && !isDestroyed) store.update(transition)
    },
    follow,
    destroy() {
      isDestroyed = true
      key = undefined
      unfollow()
      end(new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' }))
    },
  }
}

/** The usual key of a scope: the account and the network in use, while there are both. */
export function accountInUse({ account, network }: ActiveState): AccountInUse | undefined {
  return account && network && { networkId: network.id, address: account.address }
}
