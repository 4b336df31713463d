import { createRead } from '../account/createRead.js'
import { balanceCacheMs, balanceRetryMs, identityCacheMs, readLimitMs } from '../account/limits.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { State } from '../kit/createState.js'

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
export function createReads(state: State): Reads {
  const { clock } = state.ports
  const times = { retryMs: balanceRetryMs, limitMs: readLimitMs }
  const readsByNamespace = new Map(
    [...state.namespaces].map(([namespace, { balance, identity }]) => [
      namespace,
      {
        balance: createRead(balance, clock, { ...times, cacheMs: balanceCacheMs }),
        identity: createRead(identity, clock, { ...times, cacheMs: identityCacheMs }),
      },
    ]),
  )
  const intended = new Set<ChainNamespace>()

  async function load(namespace: ChainNamespace, fresh: boolean): Promise<void> {
    const found = state.namespaces.get(namespace)
    const reads = readsByNamespace.get(namespace)
    if (found === undefined || reads === undefined) return
    intended.add(namespace)
    const { getBalance, getIdentity } = found.adapter
    const { caipAddress: key, address } = found.account.getState()
    const network = found.network.getState().active
    // Of a network that was not configured only the id is known: there is nobody to ask.
    if (key === undefined || address === undefined || network === undefined || network.unknown) return
    if (getIdentity) void reads.identity.load(key, (signal) => getIdentity({ network, address, signal }))
    if (getBalance) await reads.balance.load(key, (signal) => getBalance({ network, address, signal }), fresh)
  }

  const timeline = state.events.events$.subscribe((event) => {
    if (event.type === 'connection/connected') void load(event.namespace, false)
    if (event.type === 'transaction/mined') void load(event.namespace, true)
    if (event.type === 'modal/opened') for (const namespace of state.namespaces.keys()) void load(namespace, false)
  })
  const ends = [...state.namespaces].map(([namespace, { account }]) => {
    let last = account.getState().caipAddress
    return account.subscribe(() => {
      const { caipAddress } = account.getState()
      if (caipAddress === last) return
      last = caipAddress
      readsByNamespace.get(namespace)?.balance.reset()
      readsByNamespace.get(namespace)?.identity.reset()
      if (caipAddress === undefined) intended.delete(namespace)
      else if (intended.has(namespace)) void load(namespace, false)
    })
  })
  return {
    async refresh(namespace = state.networks.activeNamespace.getState()) {
      if (namespace !== undefined) await load(namespace, true)
    },
    destroy() {
      timeline.unsubscribe()
      for (const end of ends) end()
      for (const { balance, identity } of readsByNamespace.values()) {
        balance.destroy()
        identity.destroy()
      }
    },
  }
}
