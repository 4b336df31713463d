import type { BalanceSource, GatewayFamily } from '../call/GatewayFamily.js'
import type { RpcCall } from '../call/RpcCall.js'
import { type RpcReply, rpcError } from '../call/RpcReply.js'

/** Reply for a text that is not an address of the family's chains. */
export const noAddress = (): RpcReply => rpcError(-32_602, 'Missing or invalid address for this chain')

/** Reply for a node response that is not a balance. */
export const noBalance = (): RpcReply => rpcError(-32_603, 'The node did not return a balance')

/** Handles `getAddressBalance`, for all chains whose family can read a balance. */
export async function addressBalance(
  family: GatewayFamily | undefined,
  { parsedParams }: RpcCall,
  source: BalanceSource,
): Promise<RpcReply> {
  const address = Array.isArray(parsedParams)
    ? parsedParams[0]
    : (parsedParams as { address?: unknown } | null | undefined)?.address
  if (typeof address !== 'string') return noAddress()
  return family?.addressBalance?.(address, source) ?? rpcError(-32_601, 'Balances are not available for this chain')
}
