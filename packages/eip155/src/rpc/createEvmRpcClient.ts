import { createRpcClient, type RpcClientOptions, type RpcRequest } from '@kit/adapter'
import { isFinal } from './isFinal.js'

/**
 * The JSON-RPC client of one EVM network: `createRpcClient` of `@kit/adapter`, which asks the next endpoint for whatever one does not
 * know, but not for what the contract itself refused.
 *
 * @throws KitError `rpc/notConfigured` when there is no URL. The client rejects with an `RpcError`.
 * @example const request = createEvmRpcClient({ ...ports, urls: ['https://rpc.example'] })
 */
export function createEvmRpcClient(options: Omit<RpcClientOptions, 'isFinal' | 'parse'>): RpcRequest {
  return createRpcClient({ ...options, isFinal })
}
