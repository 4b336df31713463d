import { type Hex, numberToHex } from 'viem'
import { entryPoint07Address, getUserOperationHash, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import type { Chains } from '../../../../chains/Chains.js'
import type { BundlerReply } from '../../operation/BundlerReply.js'
import { faultCodes, OperationError, operationErrorReply } from '../../operation/OperationError.js'
import { readOperation, readUnpriced } from '../../operation/readOperation.js'
import { requireHybridAccount } from '../../operation/requireHybridAccount.js'
import { createDataFees, type DataFeeOptions, type DataFees } from './createDataFees.js'
import { createExecutor, type ExecutorOptions } from './createExecutor.js'
import { estimateOperation } from './estimateOperation.js'
import { findMinedOperation, readEvents } from './findMinedOperation.js'
import { gasFor, minFees, minPaidPrice, readGasPrices } from './gasPrices.js'
import { readHandled } from './readHandled.js'
import { toHexOperation } from './toHexOperation.js'
import { maxOperationGas, minPreVerificationGas, transactionGas } from './transactionGas.js'

/** Responds to a call as a bundler. @throws NoUpstreamResponded if the chain's nodes do not respond */
export type OwnBundler = (call: {
  readonly method: string
  readonly params: readonly unknown[]
}) => Promise<BundlerReply>

/** Options for {@link createOwnBundler}. */
export type OwnBundlerOptions = Omit<ExecutorOptions, 'readDataFee'> & {
  /** Trusted paymasters, in lower case; the code of others may behave differently onchain than in the simulation. */
  readonly paymasters: readonly string[]
  /** Type of rollup that charges a data fee. */
  readonly dataFee: DataFeeOptions['kind']
}

const hashParams = z.tuple([z.string().regex(/^0x[0-9a-fA-F]{64}$/)])

/**
 * Creates the bundler of a chain. It accepts only operations of embedded wallet accounts, and sends each in its own transaction. It
 * simulates them first, and refuses those that pay less than they cost.
 */
export function createOwnBundler(options: OwnBundlerOptions): OwnBundler {
  const { chains, chain, key, paymasters, dataFee } = options
  const readDataFee = createDataFees({ chains, chain, executor: privateKeyToAddress(key), kind: dataFee })
  const executor = createExecutor({ ...options, readDataFee })
  const chainId = Number(chain.split(':')[1])
  const hashOf = (userOperation: UserOperation<'0.7'>): Hex =>
    getUserOperationHash({ chainId, entryPointAddress: entryPoint07Address, entryPointVersion: '0.7', userOperation })

  function requirePaymaster({ paymaster }: UserOperation<'0.7'>): void {
    if (paymaster === undefined || paymasters.includes(paymaster.toLowerCase())) return
    throw new OperationError(faultCodes.paymaster, 'Unsupported paymaster', { paymaster })
  }

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_supportedEntryPoints: () => [entryPoint07Address],
    async eth_sendUserOperation(params) {
      const operation = readOperation(params)
      requirePaymaster(operation)
      await Promise.all([
        requireHybridAccount(chains, chain, operation),
        requireEnoughGas(chains, { chain, operation, readDataFee }),
      ])
      const hash = hashOf(operation)
      await executor.send(hash, operation)
      return hash
    },
    async eth_estimateUserOperationGas(params) {
      const { operation, override } = readUnpriced(params)
      requirePaymaster(operation)
      return estimateOperation(chains, { chain, operation, override, executor: executor.address, readDataFee })
    },
    async eth_getUserOperationReceipt(params) {
      const hash = readHash(params)
      const receipt = await findMinedOperation(chains, chain, hash, (await executor.findPending(hash))?.transaction)
      const events = receipt && readEvents(receipt, hash)
      if (events === undefined) return null
      const { sender, nonce, paymaster, success, actualGasCost, actualGasUsed, reason, logs } = events
      return {
        userOpHash: hash,
        entryPoint: entryPoint07Address,
        sender,
        nonce: numberToHex(nonce),
        paymaster,
        actualGasCost: numberToHex(actualGasCost),
        actualGasUsed: numberToHex(actualGasUsed),
        success,
        ...(reason !== undefined && { reason }),
        logs,
        receipt,
      }
    },
    async eth_getUserOperationByHash(params) {
      const hash = readHash(params)
      const sent = await executor.findPending(hash)
      const receipt = await findMinedOperation(chains, chain, hash, sent?.transaction)
      if (receipt === undefined) {
        if (sent === undefined) return null
        const userOperation = toHexOperation(sent.operation)
        const place = { transactionHash: sent.transaction, blockHash: null, blockNumber: null }
        return { userOperation, entryPoint: entryPoint07Address, ...place }
      }
      const { transactionHash, blockHash, blockNumber } = receipt
      const mined = (await chains.call(chain, 'eth_getTransactionByHash', [transactionHash])) as { input?: Hex } | null
      const operation = sent?.operation ?? readHandled(mined?.input ?? '0x', hash, chainId)
      if (operation === undefined) return null
      const userOperation = toHexOperation(operation)
      return { userOperation, entryPoint: entryPoint07Address, transactionHash, blockHash, blockNumber }
    },
  }

  return async ({ method, params }) => {
    const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
    try {
      if (answer === undefined) throw new OperationError(faultCodes.unknownMethod, `Unsupported method: ${method}`)
      return { result: await answer(params) }
    } catch (error) {
      return operationErrorReply(error)
    }
  }
}

/** Refuses an operation that pays less than it costs, exceeds a block, or is priced too low for the next block. @throws OperationError */
async function requireEnoughGas(
  chains: Chains,
  {
    chain,
    operation,
    readDataFee,
  }: { readonly chain: string; readonly operation: UserOperation<'0.7'>; readonly readDataFee: DataFees },
): Promise<void> {
  const gas = transactionGas(operation)
  if (gas > maxOperationGas)
    throw new OperationError(
      faultCodes.invalid,
      `The gas limits must add up to less than ${numberToHex(maxOperationGas)}`,
    )
  if (operation.maxFeePerGas < operation.maxPriorityFeePerGas)
    throw new OperationError(faultCodes.invalid, 'maxFeePerGas must not be less than maxPriorityFeePerGas')
  const [prices, { fee: dataFee }] = await Promise.all([readGasPrices(chains, chain), readDataFee(operation, gas)])
  const fees = minFees(prices)
  for (const name of ['maxPriorityFeePerGas', 'maxFeePerGas'] as const)
    if (operation[name] < fees[name])
      throw new OperationError(faultCodes.invalid, `${name} must be at least ${numberToHex(fees[name])}`)
  // The parent chain's price rises by at most an eighth per block.
  const dataGas = gasFor((dataFee * 9n) / 8n, minPaidPrice(operation, prices))
  const minimum = minPreVerificationGas(operation) + dataGas
  if (operation.preVerificationGas < minimum)
    throw new OperationError(faultCodes.invalid, `preVerificationGas must be at least ${numberToHex(minimum)}`)
}

function readHash(params: readonly unknown[]): Hex {
  const read = hashParams.safeParse(params)
  if (!read.success) throw new OperationError(faultCodes.invalid, 'The parameter must be a user operation hash')
  return read.data[0].toLowerCase() as Hex
}
