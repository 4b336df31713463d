import { decodeFunctionData, type Hex, hexToBigInt, size, slice } from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'

type Packed = {
  readonly sender: Hex
  readonly nonce: bigint
  readonly initCode: Hex
  readonly callData: Hex
  readonly accountGasLimits: Hex
  readonly preVerificationGas: bigint
  readonly gasFees: Hex
  readonly paymasterAndData: Hex
  readonly signature: Hex
}

/** Finds the operation with a hash in a transaction to EntryPoint; returns undefined for other calls. */
export function readHandled(data: Hex, hash: Hex, chainId: number): UserOperation<'0.7'> | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: entryPoint07Abi, data })
    if (functionName !== 'handleOps') return undefined
    return args[0].map(unpack).find(
      (userOperation) =>
        getUserOperationHash({
          chainId,
          entryPointAddress: entryPoint07Address,
          entryPointVersion: '0.7',
          userOperation,
        }) === hash,
    )
  } catch {
    return undefined
  }
}

function unpack(packed: Packed): UserOperation<'0.7'> {
  const { sender, nonce, initCode, callData, preVerificationGas, paymasterAndData, signature } = packed
  const [verificationGasLimit, callGasLimit] = halves(packed.accountGasLimits)
  const [maxPriorityFeePerGas, maxFeePerGas] = halves(packed.gasFees)
  return {
    sender,
    nonce,
    callData,
    callGasLimit,
    verificationGasLimit,
    preVerificationGas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    ...(size(initCode) > 0 && { factory: slice(initCode, 0, 20), factoryData: rest(initCode, 20) }),
    ...(size(paymasterAndData) > 0 && {
      paymaster: slice(paymasterAndData, 0, 20),
      paymasterVerificationGasLimit: hexToBigInt(slice(paymasterAndData, 20, 36)),
      paymasterPostOpGasLimit: hexToBigInt(slice(paymasterAndData, 36, 52)),
      paymasterData: rest(paymasterAndData, 52),
    }),
    signature,
  }
}

function halves(word: Hex): readonly [bigint, bigint] {
  return [hexToBigInt(slice(word, 0, 16)), hexToBigInt(slice(word, 16))]
}

function rest(data: Hex, from: number): Hex {
  return size(data) === from ? '0x' : slice(data, from)
}
