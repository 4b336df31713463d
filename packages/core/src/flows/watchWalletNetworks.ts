import { activeConnection } from '../connection/ConnectionState.js'
import type { Services } from '../kit/createServices.js'
import { selected } from '../network/NetworkState.js'

/** The network that the wallet is on stays selected after it is gone (rule entities-19). */
export function watchWalletNetworks({ sessions, networks }: Services): () => void {
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
