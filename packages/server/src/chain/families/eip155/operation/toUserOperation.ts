import type { Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { UserOperationInput } from '../../../../contract/userOperation.js'

/** Converts a validated user operation to the format of viem. */
export function toUserOperation(given: UserOperationInput): UserOperation<'0.7'> {
  const { factory, factoryData, paymaster, paymasterData } = given
  return {
    sender: given.sender as Hex,
    nonce: BigInt(given.nonce),
    callData: given.callData as Hex,
    callGasLimit: BigInt(given.callGasLimit),
    verificationGasLimit: BigInt(given.verificationGasLimit),
    preVerificationGas: BigInt(given.preVerificationGas),
    maxFeePerGas: BigInt(given.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(given.maxPriorityFeePerGas),
    ...(factory && { factory: factory as Hex, factoryData: (factoryData ?? '0x') as Hex }),
    ...(paymaster && {
      paymaster: paymaster as Hex,
      paymasterVerificationGasLimit: BigInt(given.paymasterVerificationGasLimit ?? 0),
      paymasterPostOpGasLimit: BigInt(given.paymasterPostOpGasLimit ?? 0),
      paymasterData: (paymasterData ?? '0x') as Hex,
    }),
    signature: (given.signature ?? '0x') as Hex,
  }
}
