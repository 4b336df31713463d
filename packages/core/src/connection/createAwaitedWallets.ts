import type { Connector } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import type { Emit } from '../event/createEvents.js'
import type { Connection } from './Connection.js'
import { safely } from './safely.js'

/** Remembered connections whose wallets did not come back: locked, slow, or not announced yet. */
export type AwaitedWallets = {
  has(id: string): boolean
  /** Starts listening for the wallet of a connection. */
  add(connection: Connection): void
  remove(isTarget: (connection: Connection) => boolean): void
}

/**
 * Creates the set of awaited wallets.
 *
 * @param retry Called when a wallet is unlocked or announced in the page, or when a new announcement replaces a stale one of the same
 *   extension.
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
