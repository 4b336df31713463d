import { RpcError, type RpcRequest } from '@kit/adapter'
import { decodeAbi, encodeCall } from '../abi/Abi.js'

/** The coin type of EVM accounts without a chain of their own (ENSIP-9). */
const etherCoinType = 60n

/**
 * Returns the primary name of an address from a universal resolver (ENSIP-23), or an empty text. Without gateways, the resolver requests
 * nothing off-chain, and a name that needs it reverts.
 *
 * @example await readPrimaryName(request, { resolver, address })
 */
export async function readPrimaryName(
  request: RpcRequest,
  { resolver, address }: { readonly resolver: string; readonly address: string },
): Promise<string> {
  const data = encodeCall('reverseWithGateways(bytes,uint256,string[])', address, etherCoinType, [])
  const answer = await request({ method: 'eth_call', params: [{ to: resolver, data }, 'latest'] })
  const [name] = decodeAbi('(string,address,address)', answer) ?? []
  if (typeof name !== 'string') throw new RpcError({ shortMessage: 'Invalid response from the resolver.' })
  return name
}
