import type { RpcRequest } from '@kit/adapter'
import type { Ports } from '@kit/core/adapter'
import { defaultPollingIntervalMs, requestGateways } from '@kit/eip155'
import { type Chain, type Client, createClient, custom, type Transport } from 'viem'
import type { Eip155Options } from '../ViemAdapter.js'

/** Set by rule constants-7. */
const multicallBatchBytes = 1_024

/**
 * Creates the viem client of a network on the kit's JSON-RPC client, which batches, retries and falls back, or on the app's own transport.
 *
 * @example createNetworkClient({ chain: mainnet, request, options, ports })
 */
export function createNetworkClient(call: {
  readonly chain: Chain
  /** The kit's JSON-RPC client. Not used with a transport of the app. */
  readonly request: RpcRequest
  readonly options: Eip155Options
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
}): Client<Transport, Chain> {
  const { chain, options, request } = call
  const interval = options.pollingIntervalMs ?? defaultPollingIntervalMs
  return createClient({
    chain,
    transport: options.transports?.[chain.id] ?? createTransport(request),
    pollingInterval: interval,
    cacheTime: interval,
    batch: { multicall: { batchSize: multicallBatchBytes, wait: 0 } },
    ccipRead: options.ccipRead === true && { request: (question) => requestGateways(call.ports, question) },
  })
}

const createTransport = (request: RpcRequest): Transport =>
  custom({ request }, { key: 'kit', name: 'Kit JSON-RPC', retryCount: 0 })
