import type { RpcRequest } from '@kit/adapter'
import { abortable, KitError, type ReadCall, type SpenderOf } from '@kit/core/adapter'
import { decodeUint } from '../abi/decodeUint.js'
import { encodeWords } from '../abi/encodeWords.js'
import { toEvmRpcError } from '../rpc/toEvmRpcError.js'

/**
 * How much of a token a spender may move (ERC-20 `allowance`).
 *
 * @throws KitError `account/invalidAddress`, `token/notFound` where there is no token, `rpc/*`.
 * @example await readAllowance(request, { network, owner, token, spender })
 */
export async function readAllowance(request: RpcRequest, call: ReadCall & SpenderOf): Promise<bigint> {
  const data = encodeWords('0xdd62ed3e', call.owner, call.spender)
  let answer: unknown
  try {
    answer = await abortable(
      () => request({ method: 'eth_call', params: [{ to: call.token, data }, 'latest'] }),
      call.signal,
    )
  } catch (error) {
    throw toEvmRpcError(error, 'The allowance could not be read.')
  }
  const allowance = decodeUint(answer)
  if (allowance === undefined)
    throw new KitError('token/notFound', { shortMessage: 'There is no token at this address.' })
  return allowance
}
