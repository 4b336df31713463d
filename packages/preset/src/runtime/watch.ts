import type { ReadableStore } from '@kit/core'
import { deriveStore, isSameFields } from '@kit/core/plugin'
import type { Unsubscribe } from '../kit/Preset.js'

/** Calls a listener with values derived from stores whenever one of their fields changes. */
export function watch<T extends object>(
  stores: readonly ReadableStore<unknown>[],
  read: () => T,
  listener: (value: T) => void,
  isEqual: (a: T, b: T) => boolean = isSameFields,
): Unsubscribe {
  const derived = deriveStore(stores, read, isEqual)
  return derived.subscribe(() => listener(derived.getState()))
}
