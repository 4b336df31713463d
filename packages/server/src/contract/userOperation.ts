import { z } from 'zod'

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const data = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
const uint256 = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)
/** Two of these share one word of the packed operation. */
const uint128 = z.string().regex(/^0x[0-9a-fA-F]{1,32}$/)

/** A user operation of ERC-4337 v0.7 in the format of bundlers: numbers in hex. */
export const userOperation = z.object({
  sender: address,
  nonce: uint256,
  factory: address.nullish(),
  factoryData: data.nullish(),
  callData: data,
  callGasLimit: uint128,
  verificationGasLimit: uint128,
  preVerificationGas: uint256,
  maxFeePerGas: uint128,
  maxPriorityFeePerGas: uint128,
  paymaster: address.nullish(),
  paymasterVerificationGasLimit: uint128.nullish(),
  paymasterPostOpGasLimit: uint128.nullish(),
  paymasterData: data.nullish(),
  signature: data.nullish().meta({ description: 'Not part of the signed data' }),
})

/** A user operation with a valid format. */
export type UserOperationInput = z.output<typeof userOperation>
