import type { Hex } from 'viem'
import type { UserOperationInput } from '../../../contract/userOperation.js'

/**
 * The hash of a user operation for the entry point of v0.7.
 *
 * @param chainId Chain of the wallet.
 */
export async function hashOperation(operation: UserOperationInput, chainId: number): Promise<Hex> {
  const { entryPoint07Address, getUserOperationHash } = await import('viem/account-abstraction')
  const { factory, factoryData, paymaster, paymasterData } = operation
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: {
      sender: operation.sender as Hex,
      nonce: BigInt(operation.nonce),
      callData: operation.callData as Hex,
      callGasLimit: BigInt(operation.callGasLimit),
      verificationGasLimit: BigInt(operation.verificationGasLimit),
      preVerificationGas: BigInt(operation.preVerificationGas),
      maxFeePerGas: BigInt(operation.maxFeePerGas),
      maxPriorityFeePerGas: BigInt(operation.maxPriorityFeePerGas),
      ...(factory && { factory: factory as Hex, factoryData: (factoryData ?? '0x') as Hex }),
      ...(paymaster && {
        paymaster: paymaster as Hex,
        paymasterVerificationGasLimit: BigInt(operation.paymasterVerificationGasLimit ?? 0),
        paymasterPostOpGasLimit: BigInt(operation.paymasterPostOpGasLimit ?? 0),
        paymasterData: (paymasterData ?? '0x') as Hex,
      }),
      signature: '0x',
    },
  })
}

/** Signs the hash of a user operation with a session's key: EIP-191 over its 32 bytes, as wallets check the signatures of keys. */
export async function signOperation(hash: Hex, privateKey: Hex): Promise<Hex> {
  const { privateKeyToAccount } = await import('viem/accounts')
  return privateKeyToAccount(privateKey).signMessage({ message: { raw: hash } })
}

/** The most that the gas of an operation may cost, in base units of the chain's own currency, whoever pays for it. */
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
