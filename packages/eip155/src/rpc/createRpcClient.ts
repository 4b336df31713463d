import { browserPorts, type FetchPort, KitError } from '@kit/core'
import { type BatchOption, createEndpoint } from './createEndpoint.js'
import { isFinal } from './isFinal.js'
import { isRetried } from './isRetried.js'
import { pause } from './pause.js'
import { RpcError } from './RpcError.js'
import type { RpcRequest } from './RpcRequest.js'

/** Specification, section 7. */
const retryCount = 3
const retryDelayMs = 150

/** What {@link createRpcClient} takes. */
export type RpcClientOptions = {
  /** In order of preference. No other host is asked. */
  readonly urls: readonly string[]
  /** Absent: the platform's. */
  readonly fetch?: FetchPort | undefined
  readonly batch?: BatchOption | undefined
}

/**
 * The JSON-RPC client of one network (specification, section 7): endpoints in order, the calls of a turn in one request, each round of
 * the endpoints tried again three times from 150 ms doubled, or as long as `Retry-After` says, after failures that may pass.
 *
 * @throws KitError `rpc/notConfigured` when there is no URL. The client rejects with an `RpcError`.
 * @example const request = createRpcClient({ urls: ['https://rpc.example'] })
 */
export function createRpcClient(options: RpcClientOptions): RpcRequest {
  const platform = browserPorts()
  const { fetch = platform.fetch, batch = true } = options
  const endpoints = options.urls.map((url) => createEndpoint({ url, batch, fetch, clock: platform.clock }))
  if (endpoints.length === 0) {
    throw new KitError('rpc/notConfigured', { shortMessage: 'No RPC url provided for the network.' })
  }

  const pauses = new Map<number, Promise<void>>()

  /** Calls that failed in one turn wait as one, so that they travel in one request again. */
  function pauseTogether(delayMs: number): Promise<void> {
    const begun = pauses.get(delayMs)
    if (begun) return begun
    const paused = pause(delayMs)
    pauses.set(delayMs, paused)
    platform.clock.setTimeout(() => pauses.delete(delayMs), 0)
    return paused
  }

  async function askRound(
    call: Parameters<RpcRequest>[0],
  ): Promise<{ readonly result: unknown } | { failure: unknown }> {
    let failure: unknown
    for (const endpoint of endpoints) {
      try {
        return { result: await endpoint(call) }
      } catch (error) {
        if (isFinal(error)) throw error
        failure = error
      }
    }
    return { failure }
  }

  return async (call) => {
    for (let round = 0; ; round++) {
      const answer = await askRound(call)
      if ('result' in answer) return answer.result
      const { failure } = answer
      if (round === retryCount || !isRetried(failure)) throw failure
      const told = failure instanceof RpcError ? failure.retryAfterMs : undefined
      await pauseTogether(told ?? retryDelayMs * 2 ** round)
    }
  }
}
