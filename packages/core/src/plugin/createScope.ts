import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { KitError } from '../error/KitError.js'
import { notConnected } from '../error/unknownNameError.js'
import type { ActiveState } from '../state/ActiveState.js'
import type { Store, Transition } from '../store/createStore.js'
import { isSameFields } from '../store/isSameFields.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** An account and a network that are both active. */
export type AccountInUse = { readonly networkId: CaipNetworkId; readonly address: string }

/** A scope of one key, such as an account on a network. It starts when the key becomes current and ends when another one does. */
export type Scope<Key> = Key & {
  /** Aborts when the scope ends, with the reason as a `KitError`. */
  readonly signal: AbortSignal
}

/** The consecutive scopes of one feature, see {@link createScope}. */
export type ScopeWatch<Key, S> = {
  /** Returns the current scope, or undefined while no account is connected. A key that becomes current again gets a new scope. */
  current(): Scope<Key> | undefined
  /** Returns the current scope. @throws KitError `connection/notConnected` */
  require(): Scope<Key>
  /** Updates the state. Does nothing if the scope has ended. */
  update(scope: Scope<Key> | undefined, transition: Transition<S>): void
  /** Reads the key again. Call it when something else that the key depends on has changed. */
  follow(): void
  /** Ends the current scope with `connection/aborted`. */
  destroy(): void
}

/** Options for {@link createScope}. */
export type ScopeOptions<Key, S, A = ActiveState> = {
  /** The state that belongs to the scope. */
  readonly store: Pick<Store<S>, 'update'>
  /** Returns the key of the scope. Keys are compared field by field. */
  readonly keyOf: (active: A) => Key | undefined
  /** Called after a new scope has replaced the former one, which is aborted by then. Not called for the first one. */
  readonly onChange: (scope: Scope<Key> | undefined, former: Scope<Key> | undefined) => void
  /** Creates the error with which the former scope's signal aborts. */
  readonly reason?: () => KitError
}

/**
 * Ends everything that belongs to the active account and network when they change. Start work with `current()` or `require()`, pass
 * `signal` on, and write results with `update`, which does nothing once the key has changed.
 *
 * @param active The store from which the key is read whenever it changes, usually `kit.active`.
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

/** Returns the usual key of a scope: the active account and network, if there are both. */
export function accountInUse({ account, network }: ActiveState): AccountInUse | undefined {
  return account && network && { networkId: network.id, address: account.address }
}
