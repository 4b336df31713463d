import type { FetchPort } from '@kit/core'
import { createRpcClient, defaultPollingIntervalMs } from '@kit/eip155'
import { type Chain, type Client, createClient, custom, type Transport } from 'viem'
import type { Eip155Options } from '../Eip155Options.js'

/** Specification, section 9. */
const multicallBatchBytes = 1_024

/**
 * The viem client of one network on the kit's JSON-RPC client, which batches, falls back and tries again; or on the transport that the
 * app gave.
 *
 * @throws KitError `rpc/notConfigured` when the network has no RPC URL.
 * @example createNetworkClient({ chain: mainnet, options, fetch: ports.fetch })
 */
export function createNetworkClient(call: {
  readonly chain: Chain
  readonly options: Eip155Options
  /** Absent: the platform's `fetch`. */
  readonly fetch: FetchPort | undefined
}): Client<Transport, Chain> {
  const { chain, options } = call
  const interval = options.pollingIntervalMs ?? defaultPollingIntervalMs
  return createClient({
    chain,
    transport: options.transports?.[chain.id] ?? createTransport(call),
    pollingInterval: interval,
    cacheTime: interval,
    batch: { multicall: { batchSize: multicallBatchBytes, wait: 0 } },
    ...(options.ccipRead !== true && { ccipRead: false }),
  })
}

function createTransport({ chain, options, fetch }: Parameters<typeof createNetworkClient>[0]): Transport {
  const urls = options.rpcUrls?.[chain.id] ?? chain.rpcUrls.default.http
  const request = createRpcClient({ urls, fetch, batch: options.batch })
  return custom({ request }, { key: 'kit', name: 'Kit JSON-RPC', retryCount: 0 })
}
