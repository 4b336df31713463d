import type { Ports } from '@kit/core/adapter'
import { createFallback } from '../endpoint/createFallback.js'
import { type BatchOption, createEndpoint, type RpcRequest } from './createEndpoint.js'

/** What {@link createRpcClient} takes. */
export type RpcClientOptions = Pick<Ports, 'fetch' | 'clock'> & {
  /** In order of preference. No other host is asked. */
  readonly urls: readonly string[]
  /** Whether and how the calls of one turn travel together. Default true. */
  readonly batch?: BatchOption | undefined
  /** Whether every other endpoint would give the same error. Default: whatever a node answered, unless it may pass. */
  readonly isFinal?: ((error: unknown) => boolean) | undefined
  /** Reads the text of an answer, for numbers that a double can not hold. Default `JSON.parse`. */
  readonly parse?: ((text: string) => unknown) | undefined
}

/**
 * The JSON-RPC client of one network: endpoints in order, the calls of a turn in one request, 10 s for each request, each round of the
 * endpoints tried again three times from 150 ms doubled, or as long as `Retry-After` says, after failures that may pass.
 *
 * @throws KitError `rpc/notConfigured` when there is no URL. The client rejects with an `RpcError`, or `connection/aborted` on the
 * signal of the call.
 * @example const request = createRpcClient({ ...ports, urls: ['https://rpc.example'] }); await request({ method: 'getSlot' })
 */
export function createRpcClient(options: RpcClientOptions): RpcRequest {
  const { urls, clock, isFinal } = options
  const endpoints = urls.map((url) => createEndpoint({ ...options, url }))
  const ask = createFallback({ endpoints, clock, isFinal })
  return (call) => ask((endpoint) => endpoint(call), call.signal)
}
