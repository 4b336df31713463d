import { type Hex, hexToBigInt, type Log, numberToHex, parseEventLogs, type RpcLog } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import type { Chains } from '../../../../chains/Chains.js'

/** A receipt in the format of nodes. */
export type NodeReceipt = {
  readonly transactionHash: Hex
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly logs: readonly RpcLog[]
}

/** Topic of `UserOperationEvent`. */
const mined = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** Blocks searched per request, and the maximum requests for an operation that may not exist. */
const blockRange = 10_000n
const maxRequests = 5

/**
 * Returns the receipt of the transaction that executed an operation: the given one, otherwise the chain is searched, newest blocks first;
 * undefined if it is not found.
 */
export async function findMinedOperation(
  chains: Chains,
  chain: string,
  hash: Hex,
  transaction?: Hex,
): Promise<NodeReceipt | undefined> {
  const found = transaction ?? (await searchFor(chains, chain, hash))
  if (found === undefined) return undefined
  return ((await chains.call(chain, 'eth_getTransactionReceipt', [found])) as NodeReceipt | null) ?? undefined
}

async function searchFor(chains: Chains, chain: string, hash: Hex): Promise<Hex | undefined> {
  let to = hexToBigInt((await chains.call(chain, 'eth_blockNumber', [])) as Hex)
  for (let request = 0; request < maxRequests && to >= 0n; request += 1) {
    const from = to < blockRange ? 0n : to - blockRange + 1n
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    const filter = { address: entryPoint07Address, topics: [mined, hash], ...range }
    const [log] = (await chains.call(chain, 'eth_getLogs', [filter])) as readonly RpcLog[]
    if (log?.transactionHash) return log.transactionHash
    to = from - 1n
  }
  return undefined
}

/** Reads the EntryPoint events of an operation, and the logs of its calls. */
export function readEvents(receipt: NodeReceipt, hash: Hex) {
  const logs = receipt.logs as unknown as readonly Log[]
  const events = parseEventLogs({ abi: entryPoint07Abi, logs: [...logs] }).filter(({ address }) =>
    isEntryPoint(address),
  )
  const end = events.find((event) => event.eventName === 'UserOperationEvent' && event.args.userOpHash === hash)
  if (end?.eventName !== 'UserOperationEvent') return undefined
  const before = events.filter(
    ({ eventName, logIndex }) =>
      (eventName === 'BeforeExecution' || eventName === 'UserOperationEvent') && isBefore(logIndex, end.logIndex),
  )
  const start = before.at(-1)?.logIndex
  const own = logs.filter(
    ({ logIndex }) => isBefore(logIndex, end.logIndex) && (start === undefined || isBefore(start, logIndex)),
  )
  const failed = events.find(
    (event) => event.eventName === 'UserOperationRevertReason' && event.args.userOpHash === hash,
  )
  const reason = failed?.eventName === 'UserOperationRevertReason' ? failed.args.revertReason : undefined
  return { ...end.args, reason, logs: own }
}

/** Indices are in hex, as in node responses. */
function isBefore(one: unknown, other: unknown): boolean {
  return Number(one) < Number(other)
}

function isEntryPoint(address: Hex): boolean {
  return address.toLowerCase() === entryPoint07Address.toLowerCase()
}
