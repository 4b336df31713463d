import { activeConnection } from '../connection/ConnectionState.js'
import type { LiveSessions } from '../connection/createSessions.js'
import { selected } from '../network/NetworkState.js'
import type { State } from '../state/createState.js'

/** Keeps the network that the wallet was on selected after the wallet disconnects (rule entities-19). */
export function watchWalletNetworks({
  networks,
  sessions,
}: Pick<State, 'networks'> & { readonly sessions: Pick<LiveSessions, 'stores'> }): () => void {
  const ends = [...sessions.stores].map(([namespace, store]) =>
    store.subscribe(() => {
      const networkId = activeConnection(store.getState())?.networkId
      if (networkId !== undefined) networks.choices.get(namespace)?.update(selected(networkId))
    }),
  )
  return () => {
    for (const end of ends) end()
  }
}
