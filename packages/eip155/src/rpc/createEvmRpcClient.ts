import { createRpcClient, type RpcClientOptions, RpcError, type RpcRequest } from '@kit/adapter'
import { revertReason } from '../error/revertReason.js'

/** The node refused the transaction. */
const transactionRejected = -32003

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

/** Whether every other endpoint would say the same: the contract refused, or the node refused the transaction. */
function isFinal(error: unknown): boolean {
  return revertReason(error) !== undefined || (error instanceof RpcError && error.code === transactionRejected)
}
