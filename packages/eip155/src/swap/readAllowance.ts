import type { RpcRequest } from '@kit/adapter'
import { KitError, type ReadCall, type SpenderOf } from '@kit/core/adapter'
import { decodeUint, encodeCall } from '../abi/Abi.js'
import { readChain } from '../rpc/toEvmRpcError.js'

/**
 * Returns the allowance of a spender for a token (ERC-20 `allowance`).
 *
 * @throws KitError `account/invalidAddress`, `token/notFound` when there is no token, `rpc/*`.
 * @example await readAllowance(request, { network, owner, token, spender })
 */
export async function readAllowance(request: RpcRequest, call: ReadCall & SpenderOf): Promise<bigint> {
  const data = encodeCall('allowance(address,address)', call.owner, call.spender)
  const read = () => request({ method: 'eth_call', params: [{ to: call.token, data }, 'latest'] })
  const allowance = decodeUint(await readChain(read, call.signal, "Couldn't read the allowance."))
  if (allowance === undefined) throw new KitError('token/notFound', { shortMessage: 'No token found at this address.' })
  return allowance
}
