import { queryKey } from '../account/queryKey.js'
import { activeConnection } from '../connection/ConnectionState.js'
import { identified } from '../connection/connectionTransitions.js'
import type { State } from '../state/createState.js'

/**
 * Stores the names of the active accounts with their sessions, so that they show after a reload and on other networks. Returns a function
 * that stops it.
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
