'use client'
import type { ReadableStore } from '@kit/core'
import { useSyncExternalStore } from 'react'
import { useKitContext } from './useKit.js'

const whole = <S>(state: S): S => state

/**
 * Reads a store of the kit or of a plugin. The component renders again only when the result of `select` changes, so select
 * a part of the state, not a new object.
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
