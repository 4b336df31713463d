import type { Hex } from 'viem'
import {
  formatUserOperationRequest,
  getUserOperationHash,
  type RpcUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import type { CallsSubject } from '../approval/Review.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { HybridAccount } from './createHybridAccount.js'
import { encodeHybridCalls } from './encodeHybridCalls.js'

/**
 * Signs the user operation with exactly the calls and fields that were shown.
 *
 * @returns the operation for the bundler, and its hash
 */
export async function signOperation(
  { calls, operation }: CallsSubject,
  account: HybridAccount,
  chainId: number,
): Promise<{ readonly hash: Hex; readonly operation: RpcUserOperation<'0.7'> }> {
  if (operation === undefined || operation.sender !== account.address)
    throw new TypeError('Calls of a smart account need a user operation')
  const callData = encodeHybridCalls(
    calls.map(({ call: { to, value, data } }) => {
      if (to === undefined)
        throw new RpcFailure(-32602, 'A smart account can’t deploy a contract with a call that has no recipient')
      return { to, value, data }
    }),
  )
  const unsigned = { ...operation, callData, signature: '0x' as Hex } satisfies UserOperation<'0.7'>
  const signature = await account.signUserOperation(unsigned)
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: account.entryPoint.address,
    entryPointVersion: account.entryPoint.version,
    userOperation: unsigned,
  })
  return { hash, operation: formatUserOperationRequest({ ...unsigned, signature }) as RpcUserOperation<'0.7'> }
}
