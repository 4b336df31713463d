import type { ChainReceipt } from './ChainBlock.js'
import type { ChainReader } from './createChainReader.js'
import { MalformedResponse, parseReceipt } from './parseResponses.js'

/**
 * Fetches the receipts of mined transactions, in the same order.
 *
 * @throws MalformedResponse if a receipt belongs to another block than its transaction, because of a reorg in the meantime
 */
export async function readReceipts(
  ask: ChainReader,
  transactions: readonly { readonly hash: string; readonly blockHash: string }[],
): Promise<readonly ChainReceipt[]> {
  const answers = await ask(transactions.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })))
  return answers.map((answer, index) => {
    const receipt = parseReceipt(answer)
    const { hash, blockHash } = transactions[index] ?? {}
    if (receipt.hash !== hash || receipt.blockHash !== blockHash) throw new MalformedResponse('receipt')
    return receipt
  })
}
