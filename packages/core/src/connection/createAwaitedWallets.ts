import type { Connector } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import type { Emit } from '../event/createEvents.js'
import type { Connection } from './Connection.js'
import { safely } from './safely.js'

/** Remembered connections whose wallets did not come back: locked, slow, or not in the page yet. */
export type AwaitedWallets = {
  has(id: string): boolean
  /** Listens to the wallet of a connection. */
  add(connection: Connection): void
  remove(isTarget: (connection: Connection) => boolean): void
}

/**
 * Creates the list of awaited wallets. `retry` is called when the wallet of a connection was unlocked, or appears in the page, also when it
 * takes the place of one that its extension left behind.
 */
export function createAwaitedWallets(
  connectors: Connectors,
  retry: (connection: Connection) => void,
  emit: Emit,
): AwaitedWallets {
  const awaited = new Map<string, { readonly connection: Connection; readonly stop: () => void }>()

  function listen(connector: Connector | undefined, connection: Connection): () => void {
    const during = `watchUnlock of ${connection.connector.id}`
    return safely(emit, during, () => connector?.watchUnlock?.(() => retry(connection))) ?? (() => {})
  }

  return {
    has: (id) => awaited.has(id),
    add(connection) {
      const { connector: info, id, namespace } = connection
      if (awaited.has(id)) return
      let connector = connectors.find(info.id, namespace)
      let unlisten = listen(connector, connection)
      const unwatch = connectors.list.subscribe(() => {
        const found = connectors.find(info.id, namespace)
        if (found === connector) return
        unlisten()
        connector = found
        unlisten = listen(found, connection)
        if (found !== undefined) retry(connection)
      })
      const stop = () => {
        unwatch()
        unlisten()
      }
      awaited.set(id, { connection, stop })
    },
    remove(isTarget) {
      for (const [id, { connection, stop }] of awaited)
        if (isTarget(connection)) {
          awaited.delete(id)
          stop()
        }
    },
  }
}
