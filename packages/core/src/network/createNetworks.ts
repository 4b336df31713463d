import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Network } from '../chain/Network.js'
import { createStore, type Store } from '../store/createStore.js'
import { chosen, type NetworkChoice } from './NetworkState.js'

/** The selected networks by namespace, and the active namespace. */
export type Networks = {
  readonly choices: ReadonlyMap<ChainNamespace, Store<NetworkChoice>>
  readonly activeNamespace: Store<ChainNamespace | undefined>
  /** Makes a namespace active. Ignores namespaces without an adapter (rule states-28). */
  activate(namespace: ChainNamespace): void
  destroy(): void
}

/** Creates the network choices. The first namespace is active. */
export function createNetworks(
  requested: readonly { readonly namespace: ChainNamespace; readonly networks: readonly Network[] }[],
): Networks {
  const choices = new Map(requested.map(({ namespace, networks }) => [namespace, createStore(chosen(networks))]))
  const activeNamespace = createStore(requested[0]?.namespace)
  return {
    choices,
    activeNamespace,
    activate(namespace) {
      if (choices.has(namespace)) activeNamespace.update(() => namespace)
    },
    destroy() {
      for (const choice of choices.values()) choice.complete()
      activeNamespace.complete()
    },
  }
}
