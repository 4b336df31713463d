import { createRpcClient, type RpcClientOptions, RpcError, type RpcRequest } from '@kit/adapter'
import { revertReason } from '../error/revertReason.js'

/** The node rejected the transaction. */
const transactionRejected = -32003

/**
 * Creates the JSON-RPC client of an EVM network with `createRpcClient` of `@kit/adapter`. It falls back to the next endpoint on any error
 * except those of the contract or transaction.
 *
 * @throws KitError `rpc/notConfigured` when there is no URL. The client rejects with an `RpcError`.
 * @example const request = createEvmRpcClient({ ...ports, urls: ['https://rpc.example'] })
 */
export function createEvmRpcClient(options: Omit<RpcClientOptions, 'isFinal' | 'parse'>): RpcRequest {
  return createRpcClient({ ...options, isFinal })
}

/** Returns whether every other endpoint would fail the same: the contract reverted, or the node rejected the transaction. */
function isFinal(error: unknown): boolean {
  return revertReason(error) !== undefined || (error instanceof RpcError && error.code === transactionRejected)
}
