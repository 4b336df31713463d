import { readField } from '@kit/adapter'
import { type CallReceipt, type CallsStatus, errorLayers, KitError } from '@kit/core/adapter'
import { requestProvider } from '../provider/requestProvider.js'
import { parseLogs } from '../receipt/parseLogs.js'
import type { EvmCall } from '../request/EvmCall.js'
import { hashPattern } from '../request/parseHex.js'
import { parseQuantity } from '../rpc/parseQuantity.js'

const method = 'wallet_getCallsStatus'
/** The code of EIP-5792 for an id that the wallet does not know. */
const unknownBundle = 5730

/**
 * What became of calls, as their wallet says it (EIP-5792, `wallet_getCallsStatus`).
 *
 * @throws KitError `transaction/invalid` for an id that the wallet does not know, `wallet/invalidResponse`, others of `toWalletError`.
 * @example const { status } = await getCallsStatus({ provider, account, network, clock, id })
 */
export async function getCallsStatus(call: EvmCall & { readonly id: string }): Promise<CallsStatus> {
  const { provider, network, id, clock, signal } = call
  let answer: unknown
  try {
    answer = await requestProvider(provider, { method, params: [id], clock, signal })
  } catch (error) {
    if (!errorLayers(error).some(({ code }) => code === unknownBundle)) throw error
    throw new KitError('transaction/invalid', { shortMessage: 'The wallet does not know the calls.', cause: error })
  }
  const statusCode = readField(answer, 'status')
  const status = statuses.get(typeof statusCode === 'number' ? Math.floor(statusCode / 100) : 0)
  const given = readField(answer, 'receipts')
  const receipts = Array.isArray(given) ? given.map(parseReceipt) : []
  // Calls that were carried out are in a transaction.
  if (status === undefined || (status === 'success' && receipts.length === 0)) throw invalidAnswer()
  return {
    id,
    networkId: network.id,
    status,
    statusCode: statusCode as number,
    isAtomic: readField(answer, 'atomic') === true,
    receipts,
  }
}

const statuses: ReadonlyMap<number, CallsStatus['status']> = new Map([
  [1, 'pending'],
  [2, 'success'],
  [4, 'cancelled'],
  [5, 'reverted'],
  [6, 'partlyReverted'],
])

function parseReceipt(value: unknown): CallReceipt {
  const [hash, status] = [readField(value, 'transactionHash'), readField(value, 'status')]
  if (typeof hash !== 'string' || !hashPattern.test(hash)) throw invalidAnswer()
  const logs = parseLogs(readField(value, 'logs'))
  try {
    return {
      hash,
      status: status === '0x1' ? 'success' : 'reverted',
      blockNumber: parseQuantity(readField(value, 'blockNumber')),
      gasUsed: parseQuantity(readField(value, 'gasUsed')),
      ...(logs && { logs }),
    }
  } catch {
    throw invalidAnswer()
  }
}

function invalidAnswer(): KitError {
  return new KitError('wallet/invalidResponse', { shortMessage: `The wallet gave no valid answer to ${method}.` })
}
