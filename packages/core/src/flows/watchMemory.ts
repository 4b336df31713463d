import type { Core } from '../kit/createCore.js'
import { createMemoryWriter } from '../persistence/createMemoryWriter.js'
import type { Memory, NamespaceMemory } from '../persistence/Memory.js'

/** How many reloads in a row may miss a wallet before it is forgotten. */
const mostMisses = 5

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
  let isEnded = false

  function remember(): Memory {
    const namespaces: { [namespace: string]: NamespaceMemory } = { ...memory.namespaces }
    for (const [namespace, store] of sessions.stores) {
      const state = store.getState()
      const networkId = networks.choices.get(namespace)?.getState().selectedId
      // A page that closes while its wallets come back must find them again, but those that were ended meanwhile.
      const { connections, activeId } = state.status === 'reconnecting' ? unended(memory.namespaces[namespace]) : state
      const missed = (memory.namespaces[namespace]?.missed ?? []).filter(
        ({ connection: { id } }) => !endedIds.includes(id) && !connections.some((present) => present.id === id),
      )
      namespaces[namespace] = { connections, activeId, missed, networkId }
    }
    return { activeNamespace: networks.activeNamespace.getState(), namespaces, endedIds }
  }

  const unended = (kept: NamespaceMemory | undefined) => ({
    connections: (kept?.connections ?? []).filter(({ id }) => !endedIds.includes(id)),
    activeId: kept?.activeId,
  })

  function save(): void {
    memory = remember()
    write(memory)
  }

  /** Whoever does not come back is not forgotten at once: a wallet may be locked or slow. */
  async function restore(): Promise<void> {
    const before = memory.namespaces
    const missedBefore = Object.values(before).flatMap(({ missed }) => missed)
    void restoring.retry(missedBefore.map(({ connection }) => connection))
    await restoring.restore(new Map(Object.entries(before)))
    if (isEnded) return
    const namespaces = Object.entries(memory.namespaces).map(([namespace, entry]) => {
      const absent = (before[namespace]?.connections ?? []).map((connection) => ({ connection, times: 0 }))
      const missed = [...absent, ...(before[namespace]?.missed ?? [])]
        .map(({ connection, times }) => ({ connection, times: times + 1 }))
        .filter(({ times }) => times <= mostMisses)
      return [namespace, { ...entry, missed }] as const
    })
    memory = { ...memory, namespaces: Object.fromEntries(namespaces) }
    // Leaves out those that are there, and those that were ended meanwhile.
    save()
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

  void restore()
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
    isEnded = true
    timeline.unsubscribe()
    for (const end of ends) end()
  }
}
