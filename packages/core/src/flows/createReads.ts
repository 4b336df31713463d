import { createRead } from '../account/createRead.js'
import { balanceCacheMs, balanceRetryMs, identityCacheMs, readLimitMs } from '../account/limits.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { State } from '../kit/createState.js'

/** Balance and identity of the active accounts. */
export type Reads = {
  /** Asks for a namespace, which from then on is followed; `fresh` passes over the balance's cache and its pause after a failure. */
  load(namespace: ChainNamespace, fresh: boolean): Promise<void>
  /** Asks the balance again at once. */
  refresh(namespace?: ChainNamespace): Promise<void>
  /** The account or its network became another: what was read is dropped, and asked anew where it is followed. */
  follow(namespace: ChainNamespace): void
  destroy(): void
}

/** Creates the reads. They ask nothing by themselves: see `watchReads`. */
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

  return {
    load,
    async refresh(namespace = state.networks.activeNamespace.getState()) {
      if (namespace !== undefined) await load(namespace, true)
    },
    follow(namespace) {
      readsByNamespace.get(namespace)?.balance.reset()
      readsByNamespace.get(namespace)?.identity.reset()
      if (state.namespaces.get(namespace)?.account.getState().caipAddress === undefined) intended.delete(namespace)
      else if (intended.has(namespace)) void load(namespace, false)
    },
    destroy() {
      for (const { balance, identity } of readsByNamespace.values()) {
        balance.destroy()
        identity.destroy()
      }
    },
  }
}
