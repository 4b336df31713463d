'use client'
import { KitError, type ReadableStore, type RegisteredKit } from '@kit/core'
import { useContext, useSyncExternalStore } from 'react'
import { KitContext, type KitContextValue } from './KitContext.js'

/**
 * Returns the kit of the nearest {@link KitProvider}, with the type that the app registered.
 *
 * @throws KitError `react/noProvider` outside of a provider.
 * @example
 * const kit = useKit()
 * await kit.switchNetwork({ networkId: 'eip155:8453' })
 */
export function useKit(): RegisteredKit {
  return useKitContext().kit as RegisteredKit
}

/** Returns the whole context, for hooks of this package. */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext)
  if (value === undefined)
    throw new KitError('react/noProvider', {
      shortMessage: 'No KitProvider found above this component.',
      details:
        "Wrap it in <KitProvider kit={kit}>. If it already is, check for a second copy of @kit/react: copies don't share providers.",
    })
  return value
}

// Kept in one file with `useKit`, because every view uses both. Bundlers would split off what only some views use.
const whole = <S>(state: S): S => state

/**
 * Reads a store of the kit or of a plugin. The component re-renders only when the result of `select` changes, so select a part of the state
 * instead of creating an object.
 *
 * @example
 * const namespace = useStore(kit.active, (active) => active.namespace)
 */
export function useStore<S>(store: ReadableStore<S>): S
export function useStore<S, T>(store: ReadableStore<S>, select: (state: S) => T): T
export function useStore<S>(store: ReadableStore<S>, select: (state: S) => unknown = whole): unknown {
  const { initialOf } = useKitContext()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(initialOf(store)),
  )
}
