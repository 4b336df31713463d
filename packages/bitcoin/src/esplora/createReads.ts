import type { Adapter, CaipNetworkId, Network, Ports } from '@kit/core/adapter'
import { awaitTransaction } from './awaitTransaction.js'
import { createEsplora, type Esplora } from './createEsplora.js'
import { readBalance } from './readBalance.js'
import { type FeeRates, readFeeRates } from './readFeeRates.js'

/** The reads of the chain. They need no library, and are one lazy chunk. */
export type Reads = Required<Pick<Adapter, 'getBalance' | 'waitForTransaction'>> & {
  getFeeRates(call: { readonly network: Network; readonly signal?: AbortSignal }): Promise<FeeRates>
  esploraOf(network: Network): Esplora
}

/**
 * Creates the reads. Only the endpoints of `networks` are asked.
 *
 * @example createReads({ networks, ports, pollingIntervalMs: 5000 }).getBalance({ network, address })
 */
export function createReads(options: {
  readonly networks: readonly Network[]
  readonly ports: Ports
  readonly pollingIntervalMs: number
}): Reads {
  const { networks, ports, pollingIntervalMs } = options
  const byId = new Map<CaipNetworkId, Esplora>()
  const esploraOf = (network: Network): Esplora => {
    const known = byId.get(network.id)
    if (known) return known
    const configured = networks.find(({ id }) => id === network.id)
    const esplora = createEsplora(configured ?? { ...network, rpcUrls: [] }, ports)
    byId.set(network.id, esplora)
    return esplora
  }
  return {
    esploraOf,
    getBalance: async (call) => readBalance(esploraOf(call.network), call),
    waitForTransaction: async (call) =>
      awaitTransaction(esploraOf(call.network), ports, { ...call, pollingIntervalMs }),
    getFeeRates: async ({ network, signal }) => readFeeRates(esploraOf(network), signal),
  }
}
