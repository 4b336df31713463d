import { encodeFunctionData, type Hex, hexToBigInt, hexToBytes, keccak256, size, stringToHex } from 'viem'
import { entryPoint07Abi, toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'

/** Base cost of every transaction. */
const baseTransactionGas = 21_000n
/** Unmeasured overhead of EntryPoint 0.7 per operation: copies, loops, an event, the payment of the bundler. */
const entryPointGas = 20_000n
const entryPointGasPerWord = 6n
/** Minimum measured cost of a valid operation. */
const minMeasured = 50_000n
/** EntryPoint overhead around the limits of the operation. */
const gasMargin = 60_000n
/** Since Osaka a transaction has at most 2^24 gas. */
export const maxOperationGas = 16_000_000n

/** Returns the data of the transaction that executes one operation. */
export function handleOpsData(operation: UserOperation<'0.7'>, beneficiary: Hex): Hex {
  const args = [[toPackedUserOperation(operation)], beneficiary] as const
  return encodeFunctionData({ abi: entryPoint07Abi, functionName: 'handleOps', args })
}

/**
 * Returns the transaction cost that EntryPoint does not measure: the minimum `preVerificationGas` with which the bundler makes no loss,
 * without data fees.
 */
export function minPreVerificationGas(operation: UserOperation<'0.7'>): bigint {
  const data = handleOpsData(operation, operation.sender)
  const tokens = tokensOf(data)
  const words = BigInt(size(data) + 31) / 32n
  const usual = 4n * tokens + entryPointGas + entryPointGasPerWord * words
  // EIP-7623: data-heavy transactions cost more.
  const floor = 10n * tokens - minMeasured
  return baseTransactionGas + (usual > floor ? usual : floor)
}

/** Returns the calldata tokens of a transaction, 4 gas each. */
export function tokensOf(data: Hex): bigint {
  const bytes = hexToBytes(data)
  const zeros = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  return BigInt(zeros + 4 * (bytes.length - zeros))
}

/** Replaces every unknown byte with its most expensive value: none is zero, and none can be compressed. */
export function worstCase(operation: UserOperation<'0.7'>): UserOperation<'0.7'> {
  let seed = 0
  const incompressibleBytes = (length: number): Hex => {
    let hex = ''
    while (hex.length < 2 * length) hex += keccak256(stringToHex(String(seed++))).slice(2)
    return `0x${hex.slice(0, 2 * length).replaceAll(/../g, (byte) => (byte === '00' ? '01' : byte))}`
  }
  const worstData = (data: Hex | undefined): Hex => incompressibleBytes(data === undefined ? 0 : size(data))
  const worstNumber = (): bigint => hexToBigInt(incompressibleBytes(16))
  return {
    ...operation,
    callGasLimit: worstNumber(),
    verificationGasLimit: worstNumber(),
    preVerificationGas: worstNumber(),
    maxFeePerGas: worstNumber(),
    maxPriorityFeePerGas: worstNumber(),
    signature: worstData(operation.signature),
    ...(operation.paymaster && {
      paymasterVerificationGasLimit: worstNumber(),
      paymasterPostOpGasLimit: worstNumber(),
      paymasterData: worstData(operation.paymasterData),
    }),
  }
}

/** Returns the maximum gas of an operation's transaction, without the data gas of a rollup. */
export function transactionGas(operation: UserOperation<'0.7'>): bigint {
  const { callGasLimit, verificationGasLimit } = operation
  const { paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  // Excludes what the operation offers before its validation, which may pay for more than gas.
  const limits =
    callGasLimit +
    verificationGasLimit +
    minPreVerificationGas(operation) +
    paymasterVerificationGasLimit +
    paymasterPostOpGasLimit
  // A call gets all but a 64th of the remaining gas.
  return (limits * 65n) / 63n + gasMargin
}
