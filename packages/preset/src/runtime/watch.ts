import type { ReadableStore } from '@kit/core'
import { deriveStore, isSameFields } from '@kit/core/plugin'
import type { Unsubscribe } from '../kit/Preset.js'

/** Tells a listener what is read of stores, each time that one of its fields changed. */
export function watch<T extends object>(
  stores: readonly ReadableStore<unknown>[],
  read: () => T,
  listener: (value: T) => void,
  isEqual: (a: T, b: T) => boolean = isSameFields,
): Unsubscribe {
  const derived = deriveStore(stores, read, isEqual)
  return derived.subscribe(() => listener(derived.getState()))
}
