import type { ChainBlock, ChainTransaction } from './ChainBlock.js'
import type { EvmHistory } from './EvmHistory.js'
import { parseBlock, parseLogs } from './parseResponses.js'
import { readEntries } from './readEntries.js'
import type { HistoryEntry } from './records/HistoryEntry.js'
import { saveBlocks } from './records/saveBlocks.js'
import { topics } from './topics.data.js'

/** Accounts to index: these, or everyone. */
export type Wanted = ReadonlySet<string> | 'everyone'

/** Indexes `first` and up to `count - 1` blocks after it, as many as form one chain. `first` follows the indexed head. */
export async function followBlocks(
  history: EvmHistory,
  wanted: Wanted,
  first: ChainBlock,
  count: number,
): Promise<void> {
  const { ask, store, chain } = history
  const rest = Array.from({ length: count - 1 }, (_, index) => first.number + 1 + index)
  const answers = await ask(rest.map((number) => ({ method: 'eth_getBlockByNumber', params: [toHex(number), true] })))
  const blocks = [first]
  for (const block of answers.map(parseBlock)) {
    const last = blocks.at(-1) ?? first
    if (block === null || block.parentHash !== last.hash || block.number !== last.number + 1) break
    blocks.push(block)
  }
  const entries = await readAll(history, wanted, blocks)
  await saveBlocks(store, { chain, after: first.number - 1, blocks, entries })
}

async function readAll(
  history: EvmHistory,
  wanted: Wanted,
  blocks: readonly ChainBlock[],
): Promise<readonly HistoryEntry[]> {
  const isWanted = (address: string): boolean => wanted === 'everyone' || wanted.has(address)
  const touched = wanted === 'everyone' ? undefined : await readTouched(history, isWanted, blocks)
  const dated = blocks.flatMap(({ transactions, minedAtMs }) =>
    transactions
      .filter((transaction) => touched === undefined || touched.has(transaction.hash) || isParty(transaction, isWanted))
      .map((transaction) => ({ transaction, minedAtMs })),
  )
  return readEntries(history, dated, isWanted)
}

/** Transactions that moved tokens of a wanted account. Queried by block hash, which is unambiguous. */
async function readTouched(
  { ask }: EvmHistory,
  isWanted: (address: string) => boolean,
  blocks: readonly ChainBlock[],
): Promise<ReadonlySet<string>> {
  const moves = [topics.transfer, topics.transferSingle, topics.transferBatch]
  const calls = blocks
    .filter(({ transactions }) => transactions.length > 0)
    .map(({ hash }) => ({ method: 'eth_getLogs', params: [{ blockHash: hash, topics: [moves] }] }))
  const logs = (await ask(calls)).flatMap(parseLogs)
  const touching = logs.filter((log) => log.topics.slice(1).some((topic) => isWanted(`0x${topic.slice(-40)}`)))
  return new Set(touching.map(({ transaction }) => transaction))
}

/** Returns whether an account sent a transaction or received native currency in it. */
export function isParty({ from, to, value }: ChainTransaction, isWanted: (address: string) => boolean): boolean {
  return isWanted(from) || (to !== null && value > 0n && isWanted(to))
}

/** Encodes a number for JSON-RPC. */
export function toHex(number: number): string {
  return `0x${number.toString(16)}`
}
