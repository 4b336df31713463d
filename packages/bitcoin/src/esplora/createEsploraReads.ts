import type { Adapter, CaipNetworkId, Network, Ports } from '@kit/core/adapter'
import { awaitBitcoinTransaction } from './awaitBitcoinTransaction.js'
import { createEsplora, type Esplora } from './createEsplora.js'
import { readBitcoinBalance } from './readBitcoinBalance.js'
import { type BitcoinFeeRates, readFeeRates } from './readFeeRates.js'

/** Chain reads. They don't need the chain library, and form one lazy chunk. */
export type EsploraReads = Required<Pick<Adapter, 'getBalance' | 'waitForTransaction'>> & {
  getFeeRates(call: { readonly network: Network; readonly signal?: AbortSignal }): Promise<BitcoinFeeRates>
  esploraOf(network: Network): Esplora
}

/**
 * Creates the chain reads. Only the endpoints of `networks` are contacted.
 *
 * @example createEsploraReads({ networks, ports, pollingIntervalMs: 5000 }).getBalance({ network, address })
 */
export function createEsploraReads(options: {
  readonly networks: readonly Network[]
  readonly ports: Ports
  readonly pollingIntervalMs: number
}): EsploraReads {
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
    getBalance: async (call) => readBitcoinBalance(esploraOf(call.network), call),
    waitForTransaction: async (call) =>
      awaitBitcoinTransaction(esploraOf(call.network), ports, { ...call, pollingIntervalMs }),
    getFeeRates: async ({ network, signal }) => readFeeRates(esploraOf(network), signal),
  }
}
