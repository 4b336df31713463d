import type { RpcRequest } from '@kit/adapter'
import { abortable, type ContractCall, type ReadCall, type SpenderOf } from '@kit/core/adapter'
import { encodeCall } from '../abi/Abi.js'
import { revertReason } from '../error/revertReason.js'
import { toEvmRpcError } from '../rpc/toEvmRpcError.js'
import { readAllowance } from './readAllowance.js'

/**
 * Plans the calls that approve a spender for exactly an amount. A token that refuses to change a nonzero allowance is reset to zero first.
 *
 * @throws KitError as `readAllowance` does.
 * @example await planApproval(request, { network, owner, token, spender, amount: 25_000_000n })
 */
export async function planApproval(
  request: RpcRequest,
  call: ReadCall & SpenderOf & { readonly amount: bigint },
): Promise<readonly ContractCall[]> {
  const { owner, token, spender, amount, signal } = call
  const allowance = await readAllowance(request, call)
  if (allowance >= amount) return []
  const approve = (value: bigint): ContractCall => ({
    to: token,
    data: encodeCall('approve(address,uint256)', spender, value),
  })
  const { data } = approve(amount)
  try {
    if (allowance > 0n)
      await abortable(
        () => request({ method: 'eth_call', params: [{ from: owner, to: token, data }, 'latest'] }),
        signal,
      )
  } catch (error) {
    if (revertReason(error) === undefined) throw toEvmRpcError(error, "Couldn't simulate the approval.")
    return [approve(0n), approve(amount)]
  }
  return [approve(amount)]
}
