import type { ChainBlock, ChainTransaction } from './ChainBlock.js'
import type { EvmHistory } from './EvmHistory.js'
import { parseBlock, parseLogs } from './parseResponses.js'
import { readEntries } from './readEntries.js'
import type { HistoryEntry } from './records/HistoryEntry.js'
import { saveBlocks } from './records/saveBlocks.js'
import { topics } from './topics.data.js'

/** Accounts to index: these, or everyone. */
export type WatchedAddresses = ReadonlySet<string> | 'everyone'

/** Indexes `first` and up to `count - 1` blocks after it, as many as form one chain. `first` follows the indexed head. */
export async function followBlocks(
  history: EvmHistory,
  watched: WatchedAddresses,
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
  const entries = await readAll(history, watched, blocks)
  await saveBlocks(store, { chain, after: first.number - 1, blocks, entries })
}

async function readAll(
  history: EvmHistory,
  watched: WatchedAddresses,
  blocks: readonly ChainBlock[],
): Promise<readonly HistoryEntry[]> {
  const isWatched = (address: string): boolean => watched === 'everyone' || watched.has(address)
  const touched = watched === 'everyone' ? undefined : await readTouched(history, isWatched, blocks)
  const dated = blocks.flatMap(({ transactions, minedAtMs }) =>
    transactions
      .filter(
        (transaction) => touched === undefined || touched.has(transaction.hash) || isParty(transaction, isWatched),
      )
      .map((transaction) => ({ transaction, minedAtMs })),
  )
  return readEntries(history, dated, isWatched)
}

/** Transactions that moved tokens of a wanted account. Queried by block hash, which is unambiguous. */
async function readTouched(
  { ask }: EvmHistory,
  isWatched: (address: string) => boolean,
  blocks: readonly ChainBlock[],
): Promise<ReadonlySet<string>> {
  const transferTopics = [topics.transfer, topics.transferSingle, topics.transferBatch]
  const calls = blocks
    .filter(({ transactions }) => transactions.length > 0)
    .map(({ hash }) => ({ method: 'eth_getLogs', params: [{ blockHash: hash, topics: [transferTopics] }] }))
  const logs = (await ask(calls)).flatMap(parseLogs)
  const touching = logs.filter((log) => log.topics.slice(1).some((topic) => isWatched(`0x${topic.slice(-40)}`)))
  return new Set(touching.map(({ transaction }) => transaction))
}

/** Returns whether an account sent a transaction or received native currency in it. */
export function isParty({ from, to, value }: ChainTransaction, isWatched: (address: string) => boolean): boolean {
  return isWatched(from) || (to !== null && value > 0n && isWatched(to))
}

/** Encodes a number for JSON-RPC. */
export function toHex(number: number): string {
  return `0x${number.toString(16)}`
}
