import type { RpcRequest } from '@kit/adapter'
import { abortable, errorLayers, KitError, type ReadCall, type Simulation } from '@kit/core/adapter'
import { encodeAbi, encodeCall } from '../abi/Abi.js'
import { describeRevert } from '../error/describeRevert.js'
import { toEvmRpcError } from '../rpc/toEvmRpcError.js'
import { balanceReader, type SimulationRequest } from './SimulationRequest.js'
import { simulateBatch } from './simulateBatch.js'
import { simulateBlock } from './simulateBlock.js'

/**
 * Simulates calls of an account on the latest block by `eth_simulateV1`, which also reports other tokens and approvals. Falls back to one
 * `eth_call` with the account's code replaced.
 *
 * @throws KitError `transaction/reverted` with the reason; `adapter/unsupported` when the nodes support neither; `rpc/*`.
 * @example const { changes } = await simulate(request, { network, account, calls: [{ to, data }], tokens: [usdc] })
 */
export async function simulate(
  request: RpcRequest,
  call: ReadCall & Pick<SimulationRequest, 'account' | 'calls' | 'tokens'> & { readonly holder?: string },
): Promise<Simulation> {
  const { account, calls, tokens, holder = account, signal } = call
  const reads = [
    { to: balanceReader.address, data: encodeAbi('(address)', [holder]) },
    ...tokens.map((token) => ({ to: token, data: encodeCall('balanceOf(address)', holder) })),
  ]
  const trial: SimulationRequest = { account, calls, reads, tokens }
  const run = async (): Promise<Simulation> => {
    try {
      return await simulateBlock(request, trial)
    } catch (error) {
      if (!isAnswered(error) || describeRevert(error) !== undefined) throw error
      return simulateBatch(request, trial)
    }
  }
  try {
    return await abortable(run, signal)
  } catch (error) {
    const reason = describeRevert(error)
    if (reason !== undefined)
      throw new KitError('transaction/reverted', { shortMessage: `The contract reverted: ${reason}`, cause: error })
    if (isAnswered(error))
      throw new KitError('adapter/unsupported', {
        shortMessage: 'No RPC endpoint of this network supports transaction simulation.',
        details: 'simulate',
        cause: error,
      })
    throw toEvmRpcError(error, "Couldn't simulate the transaction.")
  }
}

/** Returns whether a node responded with a refusal. Libraries use the code -1 for errors without one. */
function isAnswered(error: unknown): boolean {
  return errorLayers(error).some(({ code }) => typeof code === 'number' && code !== -1)
}
