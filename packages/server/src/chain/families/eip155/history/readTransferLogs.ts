import type { ChainLog } from './ChainBlock.js'
import type { ChainReader } from './createChainReader.js'
import { toHex } from './followBlocks.js'
import { MalformedResponse, parseBlock, parseLogs, parseTransaction } from './parseResponses.js'
import type { DatedTransaction } from './readEntries.js'
import { topics } from './topics.data.js'

/** Transfers from and to an account; ERC-1155 has them one topic later. */
export async function readTransferLogs(
  ask: ChainReader,
  low: number,
  high: number,
  address: string,
): Promise<readonly ChainLog[]> {
  const account = `0x${address.slice(2).padStart(64, '0')}`
  const batches = [topics.transferSingle, topics.transferBatch]
  const filters = [
    [topics.transfer, account],
    [[topics.transfer, ...batches], null, account],
    [batches, null, null, account],
  ]
  const range = { fromBlock: toHex(low), toBlock: toHex(high) }
  const answers = await ask(
    filters.map((filter) => ({ method: 'eth_getLogs', params: [{ ...range, topics: filter }] })),
  )
  return answers.flatMap(parseLogs)
}

/** Reads the transactions of logs. @throws MalformedResponse if a reorg replaced their blocks */
export async function readTransactions(
  ask: ChainReader,
  logs: readonly ChainLog[],
): Promise<readonly DatedTransaction[]> {
  const hashes = [...new Set(logs.map(({ transaction }) => transaction))]
  const blocks = [...new Set(logs.map(({ block }) => block))]
  const answers = await ask([
    ...hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
    ...blocks.map((block) => ({ method: 'eth_getBlockByNumber', params: [toHex(block), false] })),
  ])
  const headers = new Map(answers.slice(hashes.length).map((answer) => [parseBlock(answer)?.hash, parseBlock(answer)]))
  return answers.slice(0, hashes.length).map((answer) => {
    const transaction = parseTransaction(answer)
    const header = headers.get(transaction.blockHash)
    if (!header) throw new MalformedResponse('block')
    return { transaction, minedAtMs: header.minedAtMs }
  })
}
