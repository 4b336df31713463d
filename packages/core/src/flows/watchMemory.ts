import type { Core } from '../kit/createCore.js'
import { createMemoryWriter } from '../persistence/createMemoryWriter.js'
import type { Memory, NamespaceMemory } from '../persistence/Memory.js'

/** Reason of a disconnect that another tab began. */
const otherTab = 'other-tab'

/**
 * Restores in silence what storage remembers and the page already shows, keeps it up to date, and follows the other tabs: what
 * one connects or ends on purpose, all do. Returns the end.
 */
export function watchMemory(core: Core): () => void {
  const { sessions, networks, restoring, events } = core
  const write = createMemoryWriter(core.ports.storage, core.memory.key, core.ports.log)
  let memory = core.memory.read()
  let endedIds = memory.endedIds

  function remember(): Memory {
    const namespaces: { [namespace: string]: NamespaceMemory } = { ...memory.namespaces }
    for (const [namespace, store] of sessions.stores) {
      const state = store.getState()
      const networkId = networks.choices.get(namespace)?.getState().selectedId
      // A page that closes while its wallets come back must find them again.
      const { connections, activeId } =
        state.status === 'reconnecting' ? (memory.namespaces[namespace] ?? state) : state
      namespaces[namespace] = { connections, activeId, networkId }
    }
    return { activeNamespace: networks.activeNamespace.getState(), namespaces, endedIds }
  }

  function save(): void {
    memory = remember()
    write(memory)
  }

  function followTab(): void {
    memory = core.memory.read()
    endedIds = memory.endedIds
    for (const [namespace, store] of sessions.stores) {
      const ours = store.getState().connections.map(({ id }) => id)
      for (const id of ours) if (endedIds.includes(id)) sessions.drop(namespace, id, otherTab)
      for (const connection of memory.namespaces[namespace]?.connections ?? [])
        if (!ours.includes(connection.id)) void restoring.follow(connection)
    }
  }

  void restoring.restore(new Map(Object.entries(memory.namespaces)))
  const timeline = events.events$.subscribe((event) => {
    if (event.type !== 'connection/connected' && event.type !== 'connection/disconnected') return
    const id = `${event.namespace}:${event.connectorId}`
    endedIds = endedIds.filter((other) => other !== id)
    if (event.type === 'connection/disconnected') endedIds = [id, ...endedIds].slice(0, 20)
    save()
  })
  const stores = [...sessions.stores.values(), ...networks.choices.values(), networks.activeNamespace]
  const ends = [core.memory.watch(followTab), ...stores.map((store) => store.subscribe(save))]
  return () => {
    timeline.unsubscribe()
    for (const end of ends) end()
  }
}
