import { type Hex, hexToBigInt, isHex, numberToHex, pad } from 'viem'
import { entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import type { Chains } from '../../../../chains/Chains.js'
import { RpcFailure } from '../../../../chains/RpcFailure.js'
import { assumedBalance } from '../../operation/assumedBalance.data.js'
import { hybridAccount } from '../../operation/hybridAccount.data.js'
import { faultCodes, OperationError } from '../../operation/OperationError.js'
import { deployedCode, requireHybridAccount } from '../../operation/requireHybridAccount.js'
import type { DataFees } from './createDataFees.js'
import { gasFor, minFees, minPaidPrice, readGasPrices } from './gasPrices.js'
import { revertOf, type Simulation, simulateOperation } from './simulateOperation.js'
import { minPreVerificationGas, tokensOf, transactionGas, worstCase } from './transactionGas.js'

/** Gas limits tried for validation, each half more than the previous one: EntryPoint charges no penalty for unused validation gas. */
const steps = [90_000n, 135_000n, 200_000n, 300_000n, 450_000n, 675_000n, 1_000_000n, 1_500_000n, 2_250_000n]
const firstWhenCreated = 3
/** Default for a paymaster that does not state its gas. */
const paymasterGas = 150_000n
const transactionBase = 21_000n
const innerMargin = 10_000n

/** Estimated gas limits, in hex. */
export type OperationGas = Readonly<Record<string, Hex>>

/**
 * Estimates the gas of an operation, with any signature: validation gas by simulation, call gas from the node.
 *
 * @throws OperationError if EntryPoint refuses it with every limit, or its calls fail
 */
export async function estimateOperation(
  chains: Chains,
  { readDataFee, ...simulation }: Simulation & { readonly readDataFee: DataFees },
): Promise<OperationGas> {
  const { chain, operation, override = {} } = simulation
  const isDeployed = await requireHybridAccount(chains, chain, operation)
  const given = override[operation.sender]
  const funded = {
    ...override,
    [operation.sender]: { ...(simulation.override === undefined && { balance: assumedBalance }), ...given },
  }
  const [callGasLimit, verificationGasLimit, prices] = await Promise.all([
    callGas(chains, chain, operation, isDeployed ? funded : await withAccount(chains, chain, operation, funded)),
    verificationGas(chains, { ...simulation, override: funded }, isDeployed ? 0 : firstWhenCreated),
    readGasPrices(chains, chain),
  ])
  const limits = {
    verificationGasLimit,
    callGasLimit,
    ...(operation.paymaster && {
      paymasterVerificationGasLimit: operation.paymasterVerificationGasLimit || paymasterGas,
      paymasterPostOpGasLimit: operation.paymasterPostOpGasLimit ?? 0n,
    }),
  }
  const worst = worstCase(operation)
  const { fee } = await readDataFee(worst, transactionGas({ ...operation, ...limits }))
  // The parent chain's fee may rise until the operation is sent.
  const dataGas = gasFor(
    (fee * 3n) / 2n,
    minPaidPrice(operation.maxFeePerGas > 0n ? operation : minFees(prices), prices),
  )
  const gas = { preVerificationGas: minPreVerificationGas(worst) + dataGas, ...limits }
  return Object.fromEntries(Object.entries(gas).map(([name, value]) => [name, numberToHex(value)]))
}

/** Finds the lowest limit with which EntryPoint reaches the signature check. */
async function verificationGas(chains: Chains, simulation: Simulation, first: number): Promise<bigint> {
  let failure: unknown
  for (const limit of steps.slice(first)) {
    try {
      await simulateOperation(chains, { ...simulation, operation: withVerificationGas(simulation.operation, limit) })
      return limit
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
      const isValidated = error.code === faultCodes.signature || error.code === faultCodes.time
      if (isValidated) return limit
      // Insufficient gas shows as one of these reasons without revert data; more gas does not fix any other error.
      const { inner = '0x' } = (error.data ?? {}) as { readonly inner?: string }
      if (inner !== '0x' || !/^AA(13|23|26|33|36|51|95)/.test(error.message)) throw error
      failure ??= error
    }
  }
  throw failure
}

/** A gas price of 1 wei makes the simulation free, but keeps the payment step. */
function withVerificationGas(operation: UserOperation<'0.7'>, verificationGasLimit: bigint): UserOperation<'0.7'> {
  return {
    ...operation,
    verificationGasLimit,
    callGasLimit: 0n,
    // Leaves room for the transaction data.
    preVerificationGas: minPreVerificationGas(operation),
    maxFeePerGas: 1n,
    maxPriorityFeePerGas: 1n,
    ...(operation.paymaster && {
      paymasterVerificationGasLimit: operation.paymasterVerificationGasLimit || paymasterGas,
    }),
  }
}

async function callGas(
  chains: Chains,
  chain: string,
  { sender, callData }: UserOperation<'0.7'>,
  override: object,
): Promise<bigint> {
  const call = { from: entryPoint07Address, to: sender, data: callData }
  try {
    const gas = await chains.call(chain, 'eth_estimateGas', [call, 'latest', override])
    if (!isHex(gas))
      throw new OperationError(faultCodes.internal, 'The node did not return a gas estimate for the calls')
    // Subtracts the other costs of a transaction to the account.
    const used = hexToBigInt(gas) - transactionBase - 4n * tokensOf(callData)
    return used + used / 10n + innerMargin
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error
    const revert = revertOf(error)
    throw new OperationError(faultCodes.execution, error.message, revert && { revert })
  }
}

/** Overrides the state as if the account were deployed. */
async function withAccount(
  chains: Chains,
  chain: string,
  operation: UserOperation<'0.7'>,
  override: Readonly<Record<string, object>>,
): Promise<object> {
  const { sender } = operation
  const slot = { [hybridAccount.implementationSlot]: pad(hybridAccount.implementation) }
  const code = await deployedCode(chains, chain, operation)
  return { ...override, [sender]: { ...override[sender], code, stateDiff: slot } }
}
