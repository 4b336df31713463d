import { type RpcRequest, readField } from '@kit/adapter'
import { abortable, type CallReceipt, type CallsStatus } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { parseLogs } from '../receipt/parseLogs.js'
import { parseReceipt } from '../receipt/parseReceipt.js'
import { readHash } from '../request/parseHash.js'
import { invalidResponse, permissionFieldsOf } from './permissionFieldsOf.js'

const method = 'wallet_getCallsStatus'

/**
 * Returns the status of calls, as reported by their wallet (EIP-5792, `wallet_getCallsStatus`, all versions). The status code decides,
 * unless EIP-5792 leaves it undefined (3xx, 7xx and above) or it claims that no block has the calls. In these cases the receipts decide.
 * Fields missing in a receipt are read from the chain by its hash, and a receipt that stays incomplete is left out. An unknown outcome is
 * never reported as "reverted" or "cancelled".
 *
 * @param call.read Sends requests to the network's endpoints.
 * @throws KitError `transaction/invalid` for an ID that the wallet doesn't know, `wallet/invalidResponse`, also for an undefined status
 *   without receipts, others of `toWalletError`.
 * @example const { status } = await getEvmCallsStatus({ provider, account, network, clock, id, read })
 */
export async function getEvmCallsStatus(
  call: EvmCall & { readonly id: string; readonly read: () => Promise<RpcRequest> },
): Promise<CallsStatus> {
  const { network, id } = call
  const answer = await requestProvider(call, method, [id])
  const statusCode = readCode(readField(answer, 'status'))
  if (statusCode === undefined || statusCode < 100) throw invalidResponse(method)
  const reported = statuses.get(Math.floor(statusCode / 100))
  const given = readField(answer, 'receipts')
  const capabilities = permissionFieldsOf(answer, 'capabilities')
  const completed = await Promise.all((Array.isArray(given) ? given : []).map((each) => complete(each, reported, call)))
  const receipts = completed.filter((receipt) => receipt !== undefined)
  const isAtomic = readField(answer, 'atomic') === true
  const status =
    reported === undefined || reported === 'cancelled'
      ? (outcomeOf(receipts, { reported, isAtomic }) ?? reported)
      : reported
  if (status === undefined) throw invalidResponse(method)
  return {
    id,
    networkId: network.id,
    status,
    statusCode,
    isAtomic,
    receipts,
    ...(Object.keys(capabilities).length > 0 && { capabilities }),
  }
}

/** By the hundreds digit of the code, as EIP-5792 defines them. */
const statuses: ReadonlyMap<number, CallsStatus['status']> = new Map([
  [1, 'pending'],
  [2, 'success'],
  [4, 'cancelled'],
  [5, 'reverted'],
  [6, 'partlyReverted'],
])

/** Returns the outcome by the receipts, or undefined without any. If non-atomic calls failed, those without a receipt are in no block. */
function outcomeOf(
  receipts: readonly CallReceipt[],
  { reported, isAtomic }: Pick<CallsStatus, 'isAtomic'> & { readonly reported: CallsStatus['status'] | undefined },
): CallsStatus['status'] | undefined {
  if (receipts.length === 0) return undefined
  const good = receipts.filter((receipt) => receipt.status === 'success').length
  if (good === 0) return 'reverted'
  return good < receipts.length || (reported === 'cancelled' && !isAtomic) ? 'partlyReverted' : 'success'
}

/** Accepts numbers, numeric strings, and the words of the first version. */
function readCode(status: unknown): number | undefined {
  if (status === 'PENDING') return 100
  return status === 'CONFIRMED' ? 200 : parseChainId(status)
}

/** Completes a receipt with the required fields from the wallet or the chain. Returns undefined if neither has them. */
async function complete(
  value: unknown,
  status: CallsStatus['status'] | undefined,
  { read, signal }: Parameters<typeof getEvmCallsStatus>[0],
): Promise<CallReceipt | undefined> {
  const hash = readHash(readField(value, 'transactionHash'))
  if (hash === undefined) return undefined
  const outcome = readOutcome(readField(value, 'status')) ?? (status && outcomes.get(status))
  const [blockNumber, gasUsed] = [readNumber(readField(value, 'blockNumber')), readNumber(readField(value, 'gasUsed'))]
  const logs = parseLogs(readField(value, 'logs'))
  if (outcome !== undefined && blockNumber !== undefined)
    return { hash, status: outcome, blockNumber, ...(gasUsed !== undefined && { gasUsed }), ...(logs && { logs }) }
  try {
    const request = await read()
    const requested = { method: 'eth_getTransactionReceipt', params: [hash] } as const
    return parseReceipt(await abortable(() => request(requested), signal), hash)
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/** The common outcome of all transactions, if the status implies one. */
const outcomes: ReadonlyMap<CallsStatus['status'], CallReceipt['status']> = new Map([
  ['success', 'success'],
  ['reverted', 'reverted'],
])

function readOutcome(status: unknown): CallReceipt['status'] | undefined {
  if (status === 'success' || readNumber(status) === 1n) return 'success'
  return status === 'reverted' || readNumber(status) === 0n ? 'reverted' : undefined
}

/** Parses a number as wallets send it: a hex or decimal string, or a number. */
function readNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number' || typeof value === 'bigint')
    return value >= 0 && (typeof value === 'bigint' || Number.isSafeInteger(value)) ? BigInt(value) : undefined
  return typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}
