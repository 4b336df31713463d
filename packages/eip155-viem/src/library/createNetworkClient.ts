import { type FetchPort, KitError } from '@kit/core'
import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'
import type { Eip155Options } from '../Eip155Options.js'
import { createRpcFetch } from './createRpcFetch.js'

/** Specification, section 9. */
const rpcTimeoutMs = 10_000
const pollingIntervalMs = 4_000
const multicallBatchBytes = 1_024

/**
 * The viem client of one network: HTTP endpoints in order with batching, each round of them tried again three times from 150 ms after
 * network errors and statuses 403, 408, 413, 429, 500, 502, 503, 504 (viem's own rules, which are the specification's, section 7).
 *
 * @throws KitError `rpc/notConfigured` when the network has no RPC URL.
 * @example createNetworkClient({ chain: mainnet, options, fetch: ports.fetch })
 */
export function createNetworkClient(call: {
  readonly chain: Chain
  readonly options: Eip155Options
  /** Absent: viem's own, the platform's `fetch`. */
  readonly fetch: FetchPort | undefined
}): Client<Transport, Chain> {
  const { chain, options } = call
  const interval = options.pollingIntervalMs ?? pollingIntervalMs
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
  const { batch = true } = options
  const config = {
    batch: typeof batch === 'boolean' ? batch : { ...batch },
    timeout: rpcTimeoutMs,
  }
  const [first, ...rest] = urls.map((url) => http(url, { ...config, ...(fetch && { fetchFn: createRpcFetch(fetch) }) }))
  if (first === undefined) {
    const shortMessage = 'No RPC url provided for the network.'
    throw new KitError('rpc/notConfigured', { shortMessage, details: `eip155:${chain.id}` })
  }
  // The retries of one endpoint are switched off inside `fallback`, which then goes round them all.
  return rest.length === 0 ? first : fallback([first, ...rest], { retryCount: 3, retryDelay: 150 })
}
