import { type Hex, hexToNumber, isHex } from 'viem'
import { entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import type { PrivateKeyAccount } from 'viem/accounts'
import { describeFailure } from '../../../../../platform/log/logFailure.js'
import { RpcFailure } from '../../../../chains/RpcFailure.js'
import { faultCodes, OperationError } from '../../operation/OperationError.js'
import type { ExecutorOptions } from './createExecutor.js'
import type { Sent } from './createSentOperations.js'
import { handleOpsData, transactionGas } from './transactionGas.js'

/** A transaction that may have arrived: `fault` is the error if no node responded. */
type SentTransaction = { readonly raw: Hex; readonly nonce: number; readonly fault?: unknown }

/** Dependencies of {@link createTransactionSender}. */
export type TransactionSenderOptions = Pick<ExecutorOptions, 'chains' | 'chain' | 'readDataFee' | 'log'> & {
  readonly account: PrivateKeyAccount
}

/** Signs and sends the transaction of an operation, after those that are pending. Throws OperationError if a node refuses it. */
export function createTransactionSender({ chains, chain, account, readDataFee, log }: TransactionSenderOptions) {
  async function nextNonce(pending: readonly Sent[]): Promise<number> {
    const count = await chains.call(chain, 'eth_getTransactionCount', [account.address, 'pending'])
    if (!isHex(count)) throw new OperationError(faultCodes.internal, 'The node did not return the nonce')
    // A node may not yet know a transaction sent to another node.
    return Math.max(hexToNumber(count), ...pending.map(({ nonce }) => nonce + 1))
  }

  return async (operation: UserOperation<'0.7'>, pending: readonly Sent[]): Promise<SentTransaction> => {
    const limit = transactionGas(operation)
    const [nonce, dataFee] = await Promise.all([nextNonce(pending), readDataFee(operation, limit)])
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: Number(chain.split(':')[1]),
      nonce,
      to: entryPoint07Address,
      data: handleOpsData(operation, account.address),
      // The data part of the gas rises with the prices of the parent chain.
      gas: limit + (dataFee.gas * 3n) / 2n,
      // The price EntryPoint pays per gas is derived from the operation in the same way as the price of the transaction.
      maxFeePerGas: operation.maxFeePerGas,
      maxPriorityFeePerGas: operation.maxPriorityFeePerGas,
    })
    try {
      await chains.call(chain, 'eth_sendRawTransaction', [raw])
    } catch (error) {
      // If no node responded, the transaction may still have arrived.
      if (error instanceof RpcFailure && !/already known/i.test(error.message)) {
        log.warn(
          { chain, executor: account.address, ...describeFailure(error) },
          'the bundler cannot send an operation',
        )
        throw new OperationError(faultCodes.internal, 'The bundler could not send the operation')
      }
      if (!(error instanceof RpcFailure)) return { raw, nonce, fault: error }
    }
    return { raw, nonce }
  }
}
