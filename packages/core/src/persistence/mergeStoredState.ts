import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connection } from '../connection/Connection.js'
import type { StoredConnection, StoredNamespace, StoredState } from './StoredState.js'

/** Maximum number of consecutive page loads that may miss a wallet before it is forgotten. */
const maxMisses = 5

/** A tab's state of a namespace, and what it changed there since it last wrote. */
export type NamespaceChange = {
  /** Connections that are live in this tab, with their turns. `isNew` if something about them changed. */
  readonly live: readonly { readonly connection: Connection; readonly turn: number; readonly isNew: boolean }[]
  /** Set only if this tab changed them. */
  readonly activeId?: string | undefined
  readonly networkId?: CaipNetworkId | undefined
}

/**
 * Merges a tab's state with storage, which other tabs may have written in the meantime. Of one connection the later turn wins, and of one turn
 * the latest change. Connections disappear only if they were ended or missed too often. Merging is idempotent and independent of the order,
 * so all tabs agree.
 */
export function mergeStoredState(
  known: StoredState,
  stored: StoredState,
  changes: ReadonlyMap<ChainNamespace, NamespaceChange>,
  activeNamespace?: ChainNamespace,
): StoredState {
  const ended = new Map(stored.ended)
  for (const [id, turn] of known.ended)
    if (turn > (ended.get(id) ?? -1)) {
      // Moves it to the end: the oldest are dropped first.
      ended.delete(id)
      ended.set(id, turn)
    }
  const names = new Set([...Object.keys(stored.namespaces), ...Object.keys(known.namespaces), ...changes.keys()])
  const namespaces = [...names].map((name) => [
    name,
    mergeNamespace(known.namespaces[name], stored.namespaces[name], changes.get(name), ended),
  ])
  return {
    activeNamespace: activeNamespace ?? stored.activeNamespace ?? known.activeNamespace,
    namespaces: Object.fromEntries(namespaces),
    ended,
  }
}

function mergeNamespace(
  known: StoredNamespace | undefined,
  stored: StoredNamespace | undefined,
  change: NamespaceChange | undefined,
  ended: ReadonlyMap<string, number>,
): StoredNamespace {
  const entries = new Map<string, StoredConnection>()
  for (const entry of [...(stored?.entries ?? []), ...(known?.entries ?? [])]) {
    const { id } = entry.connection
    const other = entries.get(id)
    if (other === undefined || entry.turn > other.turn) entries.set(id, entry)
  }
  for (const { connection, turn, isNew } of change?.live ?? []) {
    const other = entries.get(connection.id)
    const isOurs = other === undefined || turn > other.turn || (turn === other.turn && isNew)
    entries.set(connection.id, isOurs ? { connection, turn, misses: 0 } : { ...other, misses: 0 })
  }
  const kept = [...entries.values()].filter(({ connection: { id }, turn }) => turn > (ended.get(id) ?? -1))
  return {
    entries: kept,
    activeId: change?.activeId ?? stored?.activeId ?? known?.activeId,
    networkId: change?.networkId ?? stored?.networkId ?? known?.networkId,
  }
}

/**
 * Updates the stored state after wallets could not be restored. They are no longer shown, and are removed after too many misses unless they
 * are only locked. Later changes are kept.
 */
export function missed(
  state: StoredState,
  lost: readonly StoredConnection[],
  isLocked: (connection: Connection) => boolean = () => false,
): StoredState {
  const namespaces = Object.entries(state.namespaces).map(([name, namespace]) => {
    const entries = namespace.entries.flatMap((entry) => {
      const isLost = lost.some(
        ({ connection, turn, misses }) =>
          connection.id === entry.connection.id && turn === entry.turn && misses === entry.misses,
      )
      if (!isLost) return [entry]
      if (entry.misses < maxMisses) return [{ ...entry, misses: entry.misses + 1 }]
      return isLocked(entry.connection) ? [entry] : []
    })
    return [name, { ...namespace, entries }]
  })
  return { ...state, namespaces: Object.fromEntries(namespaces) }
}
