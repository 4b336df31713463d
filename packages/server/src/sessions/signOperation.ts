import type { Hex } from 'viem'
import type { UserOperationInput } from '../contract/userOperation.js'

/**
 * Signs the hash of a user operation for the entry point of v0.7 with a session's key: EIP-191 over the 32 bytes of the hash, as wallets
 * check the signatures of keys.
 *
 * @param chainId Chain of the wallet.
 */
export async function signOperation(operation: UserOperationInput, chainId: number, privateKey: Hex): Promise<Hex> {
  const [{ entryPoint07Address, getUserOperationHash }, { privateKeyToAccount }] = await Promise.all([
    import('viem/account-abstraction'),
    import('viem/accounts'),
  ])
  const { factory, factoryData, paymaster, paymasterData } = operation
  const hash = getUserOperationHash({
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
  return privateKeyToAccount(privateKey).signMessage({ message: { raw: hash } })
}
