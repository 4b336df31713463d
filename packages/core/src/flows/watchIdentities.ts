import { queryKey } from '../account/queryKey.js'
import { activeConnection } from '../connection/ConnectionState.js'
import { identified } from '../connection/connectionTransitions.js'
import type { State } from '../state/createState.js'

/**
 * What is read of the active accounts' names stays with their sessions, so that it shows after a reload and on another network.
 * Returns the end.
 */
export function watchIdentities({ identities, namespaces }: Pick<State, 'identities' | 'namespaces'>): () => void {
  return identities.subscribe(() => {
    for (const { connection } of namespaces.values()) {
      const current = activeConnection(connection.getState())
      if (current === undefined) continue
      const { id, networkId, account } = current
      const read = identities.getState().get(queryKey(networkId, account.address))
      if (read?.status === 'success')
        connection.update(identified(id, { ...read.data, address: account.address, networkId }))
    }
  })
}
