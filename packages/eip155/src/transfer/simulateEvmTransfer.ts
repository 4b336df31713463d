import type { RpcRequest } from '@kit/adapter'
import { errorLayers, KitError } from '@kit/core/adapter'
import { decodeUint } from '../abi/Abi.js'
import { describeRevert } from '../error/describeRevert.js'
import { parseQuantity } from '../rpc/Quantity.js'

/**
 * Simulates a transfer and returns its gas. A token that returns false, as some do instead of reverting, has rejected the transfer. One
 * that returns nothing has not.
 *
 * @throws KitError `transfer/wouldFail` with the reason, `transfer/insufficientFunds` when only the node knows.
 * @example const gas = await simulateEvmTransfer(request, { transaction, isToken: true, isContract: false })
 */
export async function simulateEvmTransfer(
  request: RpcRequest,
  call: {
    readonly transaction: { readonly from: string; readonly to: string }
    readonly isToken: boolean
    /** Whether the recipient is a contract. */
    readonly isContract: boolean
  },
): Promise<bigint> {
  const { transaction, isToken, isContract } = call
  try {
    const [gas, answer] = await Promise.all([
      request({ method: 'eth_estimateGas', params: [transaction] }).then(parseQuantity),
      isToken && request({ method: 'eth_call', params: [transaction, 'latest'] }),
    ])
    if (decodeUint(answer) === 0n) throw wouldFail('The token contract rejected the transfer.')
    return gas
  } catch (error) {
    const reason = describeRevert(error)
    if (reason !== undefined) {
      const isSilent = reason === 'unknown reason' && isContract && !isToken
      throw wouldFail(isSilent ? "The recipient is a contract that can't receive this." : reason, error)
    }
    if (errorLayers(error).some(({ message }) => /insufficient (funds|balance)|outoffund/i.test(message)))
      throw new KitError('transfer/insufficientFunds', { shortMessage: 'Insufficient balance.', cause: error })
    throw error
  }
}

function wouldFail(details: string, cause?: unknown): KitError {
  return new KitError('transfer/wouldFail', { shortMessage: 'The transfer would fail.', details, cause })
}
