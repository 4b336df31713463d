import type { Kit, ReadableStore } from '@kit/core'

/**
 * What a server rendered of a kit's stores, so that hydration renders it once more: connections as the kit's `initialState` says,
 * whatever storage remembers; of other stores what they hold now. A store that is met later counts with what it holds then.
 */
export function initialStates(kit: Kit): <S>(store: ReadableStore<S>) => S {
  const states = new Map<unknown, unknown>()
  // What a getter would have to find out is no store.
  const parts: unknown[] = Object.values(Object.getOwnPropertyDescriptors(kit)).map(({ value }) => value)
  for (const namespace of kit.adapters.keys()) parts.push(...Object.values(kit.namespace(namespace)))
  for (const part of parts) if (isStore(part)) states.set(part, part.getState())
  let isRendered = false
  /** Only hydration and servers read it, so a page that renders by itself does not pay for it. */
  function addFirstRender(): void {
    isRendered = true
    if (kit.firstRender === undefined) return
    const { active, connections, namespaces } = kit.firstRender
    states.set(kit.active, active.getState())
    states.set(kit.connections, connections.getState())
    for (const [namespace, stores] of namespaces) {
      const own = kit.namespace(namespace)
      states.set(own.connection, stores.connection.getState())
      states.set(own.network, stores.network.getState())
      states.set(own.account, stores.account.getState())
    }
  }
  return <S>(store: ReadableStore<S>): S => {
    if (!isRendered) addFirstRender()
    if (!states.has(store)) states.set(store, store.getState())
    return states.get(store) as S
  }
}

function isStore(part: unknown): part is ReadableStore<unknown> {
  return typeof (part as Partial<ReadableStore<unknown>> | undefined)?.getState === 'function'
}
