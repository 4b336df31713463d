import type { ChainNamespace } from '../caip/Caip.js'
import type { Core } from '../kit/createCore.js'

/** Balance and identity of the active accounts. */
export type Reads = {
  /** Asks the balance again, past its cache. */
  refresh(namespace?: ChainNamespace): Promise<void>
  destroy(): void
}

/**
 * Asks balance and identity on the visitor's intent: after a connect, when the modal opens, when they are asked for. From
 * then on they follow account and network; before, a page that merely loads asks nothing.
 */
export function createReads(core: Core): Reads {
  const intended = new Set<ChainNamespace>()

  async function load(namespace: ChainNamespace, fresh: boolean): Promise<void> {
    const found = core.namespaces.get(namespace)
    if (found === undefined) return
    intended.add(namespace)
    const { balance, identity } = found
    const { getBalance, getIdentity } = found.adapter
    const { caipAddress: key, address } = found.account.getState()
    const network = found.network.getState().active
    // Of a network that was not configured only the id is known: there is nobody to ask.
    if (key === undefined || address === undefined || network === undefined || network.unknown) return
    await Promise.all([
      getBalance && balance.load(key, (signal) => getBalance({ network, address, signal }), fresh),
      getIdentity && identity.load(key, (signal) => getIdentity({ network, address, signal })),
    ])
  }

  const timeline = core.events.events$.subscribe((event) => {
    if (event.type === 'connection/connected') void load(event.namespace, false)
    if (event.type === 'transaction/mined') void load(event.namespace, true)
    if (event.type === 'modal/opened') for (const namespace of core.namespaces.keys()) void load(namespace, false)
  })
  const ends = [...core.namespaces].map(([namespace, { account, balance, identity }]) => {
    let last = account.getState().caipAddress
    return account.subscribe(() => {
      const { caipAddress } = account.getState()
      if (caipAddress === last) return
      last = caipAddress
      balance.reset()
      identity.reset()
      if (caipAddress === undefined) intended.delete(namespace)
      else if (intended.has(namespace)) void load(namespace, false)
    })
  })
  return {
    async refresh(namespace = core.networks.activeNamespace.getState()) {
      if (namespace !== undefined) await load(namespace, true)
    },
    destroy() {
      timeline.unsubscribe()
      for (const end of ends) end()
    },
  }
}
