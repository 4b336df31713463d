import type { Chains } from '../../../chains/Chains.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/**
 * Reads a number from an EVM chain.
 *
 * @throws NoUpstreamResponded, RpcFailure
 * @example await readQuantity(chains, 'eip155:1', 'eth_getBalance', [account, 'latest']) // 12n
 */
export async function readQuantity(chains: Chains, chain: string, method: string, params: unknown): Promise<bigint> {
  const answer = await chains.call(chain, method, params)
  if (typeof answer === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(answer)) return BigInt(answer)
  throw new NoUpstreamResponded(['not a number'])
}
