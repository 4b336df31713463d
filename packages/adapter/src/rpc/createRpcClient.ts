import type { Ports } from '@kit/core/adapter'
import { createFallback } from '../endpoint/createFallback.js'
import { type BatchOption, createEndpoint, type RpcRequest } from './createEndpoint.js'

/** Options for {@link createRpcClient}. */
export type RpcClientOptions = Pick<Ports, 'fetch' | 'clock'> & {
  /** Endpoints in order of preference. No other host is contacted. */
  readonly urls: readonly string[]
  /** Whether and how calls of one turn are batched. Defaults to true. */
  readonly batch?: BatchOption | undefined
  /** Returns whether every other endpoint would return the same error. Defaults to any error response that isn't temporary. */
  readonly isFinal?: ((error: unknown) => boolean) | undefined
  /** Parses the response text, such as for numbers that exceed double precision. Defaults to `JSON.parse`. */
  readonly parse?: ((text: string) => unknown) | undefined
}

/**
 * Creates the JSON-RPC client of one network. Endpoints are tried in order, calls of one turn are batched, and each request has 10 seconds.
 * After temporary failures, all endpoints are retried three times, with pauses that double from 150 ms or follow `Retry-After`.
 *
 * @throws KitError `rpc/notConfigured` if there is no URL. The client rejects with an `RpcError`, or `connection/aborted` when the signal
 *   of the call aborts.
 * @example const request = createRpcClient({ ...ports, urls: ['https://rpc.example'] }); await request({ method: 'getSlot' })
 */
export function createRpcClient(options: RpcClientOptions): RpcRequest {
  const { urls, clock, isFinal } = options
  const endpoints = urls.map((url) => createEndpoint({ ...options, url }))
  const ask = createFallback({ endpoints, clock, isFinal })
  return (call) => ask((endpoint) => endpoint(call), call.signal)
}
