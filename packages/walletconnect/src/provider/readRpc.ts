import { createRpcClient, RpcError } from '@kit/adapter'
import { isKitError, type Ports } from '@kit/core/adapter'
import { ProviderRpcError } from '../error/ProviderRpcError.js'

/**
 * Sends a JSON-RPC read over HTTP to the first endpoint that responds. Rejects with a `ProviderRpcError`: the node's own code, or 4900 when
 * no endpoint responds. Rejects with `connection/aborted` on abort.
 */
export async function readRpc(
  call: Pick<Ports, 'fetch' | 'clock'> & {
    readonly urls: readonly string[]
    readonly method: string
    readonly params: unknown
    readonly signal: AbortSignal
  },
): Promise<unknown> {
  const { fetch, clock, urls, method, params, signal } = call
  try {
    const request = createRpcClient({ fetch, clock, urls, batch: false })
    return await request({ method, params: Array.isArray(params) ? params : [], signal })
  } catch (error) {
    if (isKitError(error, 'connection/aborted') || signal.aborted) throw error
    const { code, message, data } = error instanceof RpcError ? error : {}
    if (code !== undefined) throw new ProviderRpcError(code, message ?? '', data)
    throw new ProviderRpcError(4900, `No endpoint responded to ${method}.`, { cause: error })
  }
}
