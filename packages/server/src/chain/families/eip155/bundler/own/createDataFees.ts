import {
  type Abi,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  maxUint32,
  serializeTransaction,
} from 'viem'
import { entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import type { Chains } from '../../../../chains/Chains.js'
import { RpcFailure } from '../../../../chains/RpcFailure.js'
import type { BundlerConfig } from '../../../../config/chainConfig.js'
import { faultCodes, OperationError } from '../../operation/OperationError.js'
import { nodeInterfaceAbi, oracleAbi } from './dataFeeAbi.data.js'
import { handleOpsData } from './transactionGas.js'

/** Data fee that a rollup charges for the transaction of an operation. */
export type DataFee = {
  /** In base units of the chain's currency, at current prices. */
  readonly fee: bigint
  /** Part of the fee that the chain charges as gas of the transaction. */
  readonly gas: bigint
}

/** Reads the data fee of an operation's transaction with the given gas. @throws OperationError if the chain does not report it */
export type DataFees = (operation: UserOperation<'0.7'>, gas: bigint) => Promise<DataFee>

/** Options for {@link createDataFees}. */
export type DataFeeOptions = {
  readonly chains: Chains
  readonly chain: string
  readonly executor: Hex
  readonly kind: NonNullable<BundlerConfig['own']>['dataFee']
}

/** GasPriceOracle, at the same address on every OP Stack chain. */
const oracle = '0x420000000000000000000000000000000000000F'
/** NodeInterface, a virtual contract of Arbitrum nodes. */
const nodeInterface = '0x00000000000000000000000000000000000000C8'

/** Creates a reader of the data fee of a rollup; the fee is zero if `kind` is undefined. */
export function createDataFees({ chains, chain, executor, kind }: DataFeeOptions): DataFees {
  async function read(to: Hex, abi: Abi, functionName: string, args: readonly unknown[]): Promise<unknown> {
    const data = encodeFunctionData({ abi, functionName, args })
    const answer = await chains.call(chain, 'eth_call', [{ to, data }, 'latest'])
    if (!isHex(answer) || answer === '0x')
      throw new OperationError(faultCodes.internal, 'The data fee of this chain cannot be read')
    return decodeFunctionResult({ abi, functionName, data: answer })
  }

  /** Chains before the Isthmus upgrade charge none. */
  const readOperatorFee = async (gas: bigint): Promise<bigint> => {
    try {
      return (await read(oracle, oracleAbi, 'getOperatorFee', [gas])) as bigint
    } catch (error) {
      if (error instanceof RpcFailure) return 0n
      throw error
    }
  }

  return async (operation, limit) => {
    const data = handleOpsData(operation, executor)
    if (kind === 'optimism') {
      // The oracle accounts for the signature.
      const unsigned = serializeTransaction({
        type: 'eip1559',
        chainId: Number(chain.split(':')[1]),
        nonce: Number(maxUint32),
        to: entryPoint07Address,
        data,
        gas: limit,
        maxFeePerGas: operation.maxFeePerGas,
        maxPriorityFeePerGas: operation.maxPriorityFeePerGas,
      })
      const [fee, more] = await Promise.all([read(oracle, oracleAbi, 'getL1Fee', [unsigned]), readOperatorFee(limit)])
      return { fee: (fee as bigint) + more, gas: 0n }
    }
    if (kind === 'arbitrum') {
      const requested = [entryPoint07Address, false, data]
      const answer = await read(nodeInterface, nodeInterfaceAbi, 'gasEstimateL1Component', requested)
      const [gas, baseFee] = answer as readonly [bigint, bigint, bigint]
      return { fee: gas * baseFee, gas }
    }
    return { fee: 0n, gas: 0n }
  }
}
