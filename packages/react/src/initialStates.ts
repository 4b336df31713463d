import type { Kit, ReadableStore } from '@kit/core'

/**
 * Returns the store values that a server renders, so hydration matches: connections come from the kit's `initialState`, ignoring storage;
 * other stores keep their current value. A store that is first read later uses its value at that time.
 */
export function initialStates(kit: Kit): <S>(store: ReadableStore<S>) => S {
  const states = new Map<ReadableStore<unknown>, unknown>()
  const keep = <S>(store: ReadableStore<S>, from = store): unknown => states.set(store, from.getState())
  const { wallets, attempt, networkSwitch, pairing, directory, plugins } = kit
  const ofPlugins = Object.values(plugins).flatMap((api) => Object.values(Object(api) as object))
  const parts: unknown[] = [wallets, attempt, networkSwitch, pairing, directory, ...ofPlugins]
  for (const part of parts as (ReadableStore<unknown> | undefined)[]) if (part?.getState) keep(part)
  let isRendered = false
  /** Only hydration and servers need this, so client-rendered pages don't pay for it. */
  function addFirstRender(): void {
    isRendered = true
    const { active, connections, namespaces } = kit.initialStores
    keep(kit.active, active)
    keep(kit.connections, connections)
    for (const [namespace, stores] of namespaces) {
      const own = kit.namespace(namespace)
      keep(own.connection, stores.connection)
      keep(own.network, stores.network)
      keep(own.account, stores.account)
      keep(own.active, stores.active)
    }
  }
  return <S>(store: ReadableStore<S>): S => {
    if (!isRendered) addFirstRender()
    if (!states.has(store)) keep(store)
    return states.get(store) as S
  }
}
