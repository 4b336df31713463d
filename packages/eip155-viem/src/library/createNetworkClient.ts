import type { Ports } from '@kit/core/adapter'
import { createEvmRpcClient, defaultPollingIntervalMs, requestGateways } from '@kit/eip155'
import { type Chain, type Client, createClient, custom, type Transport } from 'viem'
import type { Eip155Options } from '../ViemAdapter.js'

/** Set by rule constants-7. */
const multicallBatchBytes = 1_024

/**
 * Creates the viem client of a network on the kit's JSON-RPC client, which batches, retries and falls back, or on the app's own transport.
 *
 * @throws KitError `rpc/notConfigured` when the network has no RPC URL.
 * @example createNetworkClient({ chain: mainnet, urls: ['https://rpc.example'], options, ports })
 */
export function createNetworkClient(call: {
  readonly chain: Chain
  /** Endpoints in order of preference. */
  readonly urls: readonly string[]
  readonly options: Eip155Options
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
}): Client<Transport, Chain> {
  const { chain, options } = call
  const interval = options.pollingIntervalMs ?? defaultPollingIntervalMs
  return createClient({
    chain,
    transport: options.transports?.[chain.id] ?? createTransport(call),
    pollingInterval: interval,
    cacheTime: interval,
    batch: { multicall: { batchSize: multicallBatchBytes, wait: 0 } },
    ccipRead: options.ccipRead === true && { request: (question) => requestGateways(call.ports, question) },
  })
}

function createTransport({ urls, options, ports }: Parameters<typeof createNetworkClient>[0]): Transport {
  const request = createEvmRpcClient({ ...ports, urls, batch: options.batch })
  return custom({ request }, { key: 'kit', name: 'Kit JSON-RPC', retryCount: 0 })
}
