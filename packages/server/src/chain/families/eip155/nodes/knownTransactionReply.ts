import type { RpcCall } from '../../../gateway/call/RpcCall.js'
import { type RpcReply, rpcResult } from '../../../gateway/call/RpcReply.js'

const knownAlready = /already known|\bknown transaction|already imported|already in mempool|AlreadyKnown/i

/** Returns the hash of a transaction that a node accepted before it stopped responding, as if it had responded. */
export async function knownTransactionReply(
  { method, parsedParams }: RpcCall,
  failure: RpcReply,
): Promise<RpcReply | undefined> {
  const raw = Array.isArray(parsedParams) ? parsedParams[0] : undefined
  if (failure.kind !== 'error' || method !== 'eth_sendRawTransaction' || !knownAlready.test(failure.message)) {
    return undefined
  }
  // A blob transaction is sent with more data than is hashed.
  if (typeof raw !== 'string' || !/^0x(?!03)([0-9a-f]{2})+$/i.test(raw)) return undefined
  const { keccak256 } = await import('viem')
  return rpcResult(keccak256(raw as `0x${string}`))
}
