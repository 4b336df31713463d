import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { namespaceOf } from '../caip/namespaceOf.js'
import type { Connection } from '../connection/Connection.js'
import { type Disconnect, type IsTarget, withShared } from '../connection/createDisconnect.js'
import type { Restore } from '../connection/createRestore.js'
import type { LiveSessions } from '../connection/createSessions.js'
import { hasOneSession } from '../connector/Connector.js'
import { watchEvents } from '../event/watchEvents.js'
import { createStateWriter } from '../persistence/createStateWriter.js'
import { mergeStoredState, missed, type NamespaceChange } from '../persistence/mergeStoredState.js'
import type { StoredConnection, StoredState } from '../persistence/StoredState.js'
import type { State } from '../state/createState.js'

/** Reason of a disconnect that another tab started. */
const otherTab = 'other-tab'

type Needs = Pick<State, 'connectors' | 'events' | 'networks' | 'persistence' | 'ports'> & {
  readonly ending: Pick<Disconnect, 'watchDisconnects'>
  readonly restoring: Restore
  readonly sessions: LiveSessions
}

type Save = (amend?: (state: StoredState) => StoredState) => void

/**
 * Silently restores the stored connections, keeps storage up to date, and follows the other tabs. An intentional connect or disconnect in
 * one tab applies to all. Writes are merged with what other tabs wrote in the meantime. Returns a function that stops it.
 */
export function persistState(services: Needs): () => void {
  const { ending, events, networks, persistence, restoring, sessions } = services
  /** The turn of each connection in this tab, and the values that were last written. */
  const turns = new Map<string, number>()
  const written = new Map<string, unknown>()
  const [known, save, end] = createRecord(services, turns, written)
  let isEnded = false

  function forget(isTarget: IsTarget): IsTarget {
    save()
    const shown = [...sessions.stores.values()].flatMap((store) => store.getState().connections)
    const all = [...entriesOf(known()).map(({ connection }) => connection), ...shown]
    const isForgotten = withShared(isTarget, all)
    end(all.filter(isForgotten).map(({ id }) => id))
    return isForgotten
  }

  const endEvents = watchEvents(events.events$, (event) => {
    if (!('connectorId' in event && 'namespace' in event)) return
    const id = `${event.namespace}:${event.connectorId}`
    const entry = entryIn(known(), id)
    if (event.type === 'connection/connected') {
      restoring.replace(event.namespace)
      // A pairing is connected in all its namespaces.
      for (const store of sessions.stores.values())
        for (const { id: other, connector } of store.getState().connections) {
          const isTarget = other === id || (connector.id === event.connectorId && hasOneSession(connector))
          if (!isTarget || sessions.live(other) === undefined) continue
          turns.set(other, Math.max(known().ended.get(other) ?? 0, entryIn(known(), other)?.turn ?? 0) + 1)
          written.delete(other)
        }
      save()
    } else if (event.type === 'connection/reconnected') {
      if (entry === undefined || (turns.get(id) ?? entry.turn) >= entry.turn) return
      turns.set(id, entry.turn)
      written.delete(id)
      save()
    } else if (event.type === 'connection/disconnected' && event.reason !== otherTab) {
      const isLocked = sessions.locked().some((connection) => connection.id === id)
      const isShared = entry !== undefined && hasOneSession(entry.connection.connector)
      const own = turns.get(id)
      if (!isLocked) turns.delete(id)
      written.delete(id)
      // A pairing's session has ended in every tab that has it; other wallets may reconnect.
      if (isShared && !isLocked) {
        if (own === entry.turn) end([id])
      } else if (entry !== undefined) save((state) => missed(state, [{ ...entry, misses: 0 }]))
    }
  })

  changes(services, known(), turns, written)
  news(written, 'active namespace', networks.activeNamespace.getState())
  void restore(services, known(), save, () => isEnded)
  const stores = [...sessions.stores.values(), ...networks.choices.values(), networks.activeNamespace]
  const ends = [
    ending.watchDisconnects(forget),
    persistence.watch(() => save()),
    ...stores.map((store) => store.subscribe(() => save())),
  ]
  return () => {
    isEnded = true
    endEvents()
    for (const each of ends) each()
  }
}

/** Returns this tab's view of the stored state, a function to write it, and one to record intentional disconnects. */
function createRecord(services: Needs, turns: Map<string, number>, reported: Map<string, unknown>) {
  const { networks, persistence, ports, restoring, sessions } = services
  const write = createStateWriter(ports.storage, persistence.key, ports.log)
  let seen = persistence.readText()
  let known = persistence.read(seen)

  /** Merges this tab's state with storage, writes it, and follows what other tabs have done. */
  const save: Save = (amend = (state) => state) => {
    const text = persistence.readText()
    const isForeign = text !== seen
    const stored = isForeign ? persistence.read(text) : known
    const before = known
    const active = news(reported, 'active namespace', networks.activeNamespace.getState())
    known = amend(mergeStoredState(known, stored, changes(services, known, turns, reported), active))
    seen = write(known, stored, text)
    if (isForeign) followTabs(before)
  }

  function followTabs(before: StoredState): void {
    for (const [id, turn] of known.ended) {
      const own = turns.get(id) ?? entryIn(before, id)?.turn
      if (own === undefined || own > turn) continue
      restoring.cancel((connection) => connection.id === id)
      sessions.drop(namespaceOf(id), id, otherTab)
      turns.delete(id)
    }
    const made = entriesOf(known).filter(({ connection: { id }, turn, misses }) => {
      const old = entryIn(before, id)
      // A connection that could not be followed isn't retried with every write.
      return misses === 0 && (old === undefined || old.turn < turn || old.misses > 0)
    })
    const renewed = made.filter(({ connection }) => turns.has(connection.id))
    // When another tab renews a pairing, the session changes. This tab keeps the old session until it follows. An
    // injected wallet stays the same.
    const isShared = ({ connection }: StoredConnection) => hasOneSession(connection.connector)
    for (const entry of renewed) if (!isShared(entry)) turns.set(entry.connection.id, entry.turn)
    const shared = renewed.filter(isShared).map(({ connection }) => connection)
    void restoring.follow(shared, { renews: true })
    void restoring.follow(made.map(({ connection }) => connection).filter(({ id }) => !turns.has(id)))
  }

  /** Records that connections were ended on purpose, up to their current turns. */
  function end(ids: readonly string[]): void {
    const ended = new Map(known.ended)
    for (const id of ids) {
      ended.delete(id)
      // The recorded turn never decreases.
      ended.set(id, Math.max(turns.get(id) ?? 0, entryIn(known, id)?.turn ?? 0, known.ended.get(id) ?? 0))
    }
    known = { ...known, ended }
    save()
  }

  return [() => known, save, end] as const
}

const entriesOf = (state: StoredState): readonly StoredConnection[] =>
  Object.values(state.namespaces).flatMap(({ entries }) => entries)

const entryIn = (state: StoredState, id: string): StoredConnection | undefined =>
  state.namespaces[namespaceOf(id)]?.entries.find(({ connection }) => connection.id === id)

/** Returns whether a value has not been written yet, and marks it as written. */
function isNews(reported: Map<string, unknown>, of: string, value: unknown): boolean {
  const isSame = reported.has(of) && reported.get(of) === value
  reported.set(of, value)
  return !isSame
}

const news = <T>(reported: Map<string, unknown>, of: string, value: T): T | undefined =>
  isNews(reported, of, value) ? value : undefined

function changes(
  { networks, sessions }: Needs,
  known: StoredState,
  turns: Map<string, number>,
  reported: Map<string, unknown>,
): ReadonlyMap<ChainNamespace, NamespaceChange> {
  function turnOf(id: string): number {
    const turn = turns.get(id) ?? entryIn(known, id)?.turn ?? (known.ended.get(id) ?? 0) + 1
    turns.set(id, turn)
    return turn
  }
  return new Map(
    [...sessions.stores].map(([namespace, store]) => {
      const { connections, activeId } = store.getState()
      // A connection dropped during an emission stays in the state until the emission ends.
      const live = connections
        .filter(({ id }) => sessions.live(id) !== undefined)
        .map((connection) => ({
          connection,
          turn: turnOf(connection.id),
          isNew: isNews(reported, connection.id, connection),
        }))
      return [
        namespace,
        {
          live,
          activeId: news(reported, `active of ${namespace}`, activeId),
          networkId: news(reported, `network of ${namespace}`, networks.choices.get(namespace)?.getState().selectedId),
        },
      ]
    }),
  )
}

/** Restores wallets. One that doesn't come back isn't forgotten immediately: it may be locked or slow. */
async function restore(
  { connectors, restoring, sessions }: Needs,
  known: StoredState,
  save: Save,
  isEnded: () => boolean,
): Promise<void> {
  const before = Object.entries(known.namespaces).filter(([namespace]) => sessions.stores.has(namespace))
  const isHydrated = (id: string) => sessions.stores.get(namespaceOf(id))?.getState().restoringIds.includes(id) === true
  // Another tab may have ended some since they were shown.
  for (const [namespace, store] of sessions.stores)
    for (const id of store.getState().restoringIds)
      if (entryIn(known, id) === undefined) sessions.drop(namespace, id, otherTab)
  const isShown = ({ connection, misses }: StoredConnection) => misses === 0 || isHydrated(connection.id)
  const absent = before.flatMap(([, { entries }]) => entries.filter((entry) => !isShown(entry)))
  const shown = before.map(
    ([namespace, { entries, activeId }]) =>
      [namespace, { activeId, connections: entries.filter(isShown).map(({ connection }) => connection) }] as const,
  )
  void restoring.retry(absent.map(({ connection }) => connection))
  await restoring.restore(new Map(shown))
  if (isEnded()) return
  const lost = before
    .flatMap(([, { entries }]) => entries)
    .filter(({ connection: { id } }) => sessions.live(id) === undefined)
  // A wallet that is present and can report when it is unlocked stays remembered, however often it was locked.
  const isLocked = ({ connector, namespace }: Connection) =>
    connectors.find(connector.id, namespace)?.watchUnlock !== undefined
  save((state) => missed(state, lost, isLocked))
}
