import type { RpcCall } from '../call/RpcCall.js'
import { type RpcReply, rpcError } from '../call/RpcReply.js'
import type { BalanceSource, GatewayFamily } from '../GatewayFamily.js'

/** What a family returns for a text that is not an address of its chains. */
export const noAddress = (): RpcReply => rpcError(-32_602, 'Missing or invalid address for this chain')

/** What a family answers where a node gives something else than a balance. */
export const noBalance = (): RpcReply => rpcError(-32_603, 'The node did not return a balance')

/** Answers `getAddressBalance`, which every chain has whose family can read a balance. */
export async function addressBalance(
  family: GatewayFamily | undefined,
  { given }: RpcCall,
  source: BalanceSource,
): Promise<RpcReply> {
  const address = Array.isArray(given) ? given[0] : (given as { address?: unknown } | null | undefined)?.address
  if (typeof address !== 'string') return noAddress()
  return family?.addressBalance?.(address, source) ?? rpcError(-32_601, 'Balances are not available for this chain')
}
