import type { Kit, ReadableStore } from '@kit/core'

/** Remembers what the stores of a kit hold now. A store that is met later counts with what it holds then. */
export function initialStates(kit: Kit): <S>(store: ReadableStore<S>) => S {
  const states = new Map<unknown, unknown>()
  // What a getter would have to find out is no store.
  const parts: unknown[] = Object.values(Object.getOwnPropertyDescriptors(kit)).map(({ value }) => value)
  for (const namespace of kit.adapters.keys()) parts.push(...Object.values(kit.namespace(namespace)))
  for (const part of parts) if (isStore(part)) states.set(part, part.getState())
  return <S>(store: ReadableStore<S>): S => {
    if (!states.has(store)) states.set(store, store.getState())
    return states.get(store) as S
  }
}

function isStore(part: unknown): part is ReadableStore<unknown> {
  return typeof (part as Partial<ReadableStore<unknown>> | undefined)?.getState === 'function'
}
