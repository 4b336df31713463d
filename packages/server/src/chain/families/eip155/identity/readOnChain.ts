import { RpcFailure } from '../../../chains/RpcFailure.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/**
 * Returns the result of a contract; undefined if it reverts, does not exist, or returns malformed data.
 *
 * @throws NoUpstreamResponded when the chain is unavailable
 */
export async function readOnChain<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    const causes = causesOf(error)
    const down = causes.find((cause) => cause instanceof NoUpstreamResponded)
    if (down !== undefined) throw down
    const { ContractFunctionRevertedError } = await import('viem')
    const reverted = causes.some((cause) => cause instanceof ContractFunctionRevertedError)
    // A failing node says nothing about the contract.
    if (!reverted && causes.some((cause) => cause instanceof RpcFailure))
      throw new NoUpstreamResponded(['error of the node'])
    return undefined
  }
}

function causesOf(error: unknown): readonly unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
