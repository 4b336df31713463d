import type { Hex } from 'viem'
import type { UserOperationInput } from '../../../../contract/userOperation.js'
import { toUserOperation } from '../operation/toUserOperation.js'

/**
 * Returns the hash of a user operation for EntryPoint v0.7.
 *
 * @param chainId Chain of the wallet.
 */
export async function hashOperation(operation: UserOperationInput, chainId: number): Promise<Hex> {
  const { entryPoint07Address, getUserOperationHash } = await import('viem/account-abstraction')
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: toUserOperation(operation),
  })
}

/** Signs the hash of a user operation with a session key: EIP-191 over its 32 bytes, as wallets verify key signatures. */
export async function signOperation(hash: Hex, privateKey: Hex): Promise<Hex> {
  const { privateKeyToAccount } = await import('viem/accounts')
  return privateKeyToAccount(privateKey).signMessage({ message: { raw: hash } })
}

/** Returns the maximum gas cost of an operation in base units of the native currency. A paymaster may pay it. */
export function gasOf(operation: UserOperationInput): bigint {
  const limits = [
    operation.callGasLimit,
    operation.verificationGasLimit,
    operation.preVerificationGas,
    operation.paymasterVerificationGasLimit,
    operation.paymasterPostOpGasLimit,
  ]
  return limits.reduce((sum, limit) => sum + BigInt(limit ?? 0), 0n) * BigInt(operation.maxFeePerGas)
}
