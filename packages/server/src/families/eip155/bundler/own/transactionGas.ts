import { encodeFunctionData, type Hex, hexToBigInt, hexToBytes, keccak256, size, stringToHex } from 'viem'
import { entryPoint07Abi, toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'

/** What every transaction costs before it does anything. */
const TRANSACTION_GAS = 21_000n
/** What EntryPoint 0.7 does for an operation outside of what it measures: copies, loops, an event, the payment of the bundler. */
const ENTRY_POINT_GAS = 20_000n
const ENTRY_POINT_GAS_PER_WORD = 6n
/** What a valid operation costs at least in what EntryPoint measures. */
const LEAST_MEASURED = 50_000n
/** Of the EntryPoint around the limits of the operation. */
const MARGIN = 60_000n
/** Since Osaka a transaction has at most 2^24. */
export const mostGas = 16_000_000n

/** The transaction that makes one operation happen. */
export function handleOpsData(operation: UserOperation<'0.7'>, beneficiary: Hex): Hex {
  const args = [[toPackedUserOperation(operation)], beneficiary] as const
  return encodeFunctionData({ abi: entryPoint07Abi, functionName: 'handleOps', args })
}

/**
 * What the transaction costs beside what EntryPoint measures and pays for: the least `preVerificationGas` that leaves the bundler without a
 * loss, where no fee for data comes on top.
 */
export function leastPreVerificationGas(operation: UserOperation<'0.7'>): bigint {
  const data = handleOpsData(operation, operation.sender)
  const tokens = tokensOf(data)
  const words = BigInt(size(data) + 31) / 32n
  const usual = 4n * tokens + ENTRY_POINT_GAS + ENTRY_POINT_GAS_PER_WORD * words
  // EIP-7623: data that is long for what it does costs more.
  const floor = 10n * tokens - LEAST_MEASURED
  return TRANSACTION_GAS + (usual > floor ? usual : floor)
}

/** How much data weighs in a transaction: 4 gas each. */
export function tokensOf(data: Hex): bigint {
  const bytes = hexToBytes(data)
  const zeros = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  return BigInt(zeros + 4 * (bytes.length - zeros))
}

/** The operation with each byte that is not known yet at its dearest: none is zero, and nothing makes them shorter. */
export function atItsDearest(operation: UserOperation<'0.7'>): UserOperation<'0.7'> {
  let seed = 0
  const noise = (length: number): Hex => {
    let hex = ''
    while (hex.length < 2 * length) hex += keccak256(stringToHex(String(seed++))).slice(2)
    return `0x${hex.slice(0, 2 * length).replaceAll(/../g, (byte) => (byte === '00' ? '01' : byte))}`
  }
  const dear = (data: Hex | undefined): Hex => noise(data === undefined ? 0 : size(data))
  const dearNumber = (): bigint => hexToBigInt(noise(16))
  return {
    ...operation,
    callGasLimit: dearNumber(),
    verificationGasLimit: dearNumber(),
    preVerificationGas: dearNumber(),
    maxFeePerGas: dearNumber(),
    maxPriorityFeePerGas: dearNumber(),
    signature: dear(operation.signature),
    ...(operation.paymaster && {
      paymasterVerificationGasLimit: dearNumber(),
      paymasterPostOpGasLimit: dearNumber(),
      paymasterData: dear(operation.paymasterData),
    }),
  }
}

/** What the transaction of an operation may use, beside what a rollup counts as gas for its data. */
export function transactionGas(operation: UserOperation<'0.7'>): bigint {
  const { callGasLimit, verificationGasLimit } = operation
  const { paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  // Not what the operation offers before its validation: that may pay for more than gas.
  const limits =
    callGasLimit +
    verificationGasLimit +
    leastPreVerificationGas(operation) +
    paymasterVerificationGasLimit +
    paymasterPostOpGasLimit
  // Of what is left a call gets all but a 64th.
  return (limits * 65n) / 63n + MARGIN
}
