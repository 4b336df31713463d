import { decodeErrorResult, type Hex, isHex, numberToHex } from 'viem'
import { entryPoint07Abi, entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import type { Chains } from '../../../../chains/Chains.js'
import { RpcFailure } from '../../../../chains/RpcFailure.js'
import { faultCodes, OperationError } from '../../operation/OperationError.js'
import type { StateOverride } from '../../operation/readOperation.js'
import { handleOpsData, transactionGas } from './transactionGas.js'

/** The operation to simulate, and its sender. */
export type Simulation = {
  readonly chain: string
  readonly operation: UserOperation<'0.7'>
  readonly executor: Hex
  readonly override?: StateOverride | undefined
}

/**
 * Simulates the transaction of an operation on the current state. Passes if EntryPoint accepts the operation, even if its calls fail.
 *
 * @throws OperationError with the reason of EntryPoint
 */
export async function simulateOperation(
  chains: Chains,
  { chain, operation, executor, override }: Simulation,
): Promise<void> {
  const call = {
    from: executor,
    to: entryPoint07Address,
    data: handleOpsData(operation, executor),
    gas: numberToHex(transactionGas(operation)),
  }
  try {
    await chains.call(chain, 'eth_call', [call, 'latest', ...(override ? [override] : [])])
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error
    throw faultOf(error)
  }
}

/** Returns the revert data of a contract, if the node reports it. */
export function revertOf({ data }: RpcFailure): Hex | undefined {
  const inner = (data as { data?: unknown } | null | undefined)?.data ?? data
  return isHex(inner) ? inner : undefined
}

function faultOf(failure: RpcFailure): OperationError {
  const data = revertOf(failure)
  try {
    const { errorName, args } = decodeErrorResult({ abi: entryPoint07Abi, data: data ?? '0x' })
    if (errorName !== 'FailedOp' && errorName !== 'FailedOpWithRevert')
      return new OperationError(faultCodes.account, errorName)
    const [, reason, inner] = args
    return new OperationError(codeOf(reason), reason, inner && { inner })
  } catch {
    return new OperationError(faultCodes.account, failure.message, data && { revert: data })
  }
}

/** Reasons of EntryPoint start with AA and two digits: 1 for creation, 2 for the account, 3 for the paymaster, 9 for general errors. */
function codeOf(reason: string): number {
  if (/^AA[23]4/.test(reason)) return faultCodes.signature
  if (/^AA[23]2/.test(reason) && /expired|due/.test(reason)) return faultCodes.time
  return reason.startsWith('AA3') ? faultCodes.paymaster : faultCodes.account
}
