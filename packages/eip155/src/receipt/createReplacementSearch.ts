import type { RpcRequest } from '@kit/adapter'
import type { TransactionReceipt } from '@kit/core/adapter'
import { parseQuantity, toQuantity } from '../rpc/Quantity.js'
import { listBlockTransactions, parseTransaction, type SentTransaction } from './parseTransaction.js'

/** The transaction that replaced another, and how it differs. */
export type Replacement = { readonly hash: string; readonly reason: NonNullable<TransactionReceipt['replacement']> }

/** Maximum number of blocks per search. The sender's nonce is read more often than that many blocks are mined. */
const maxBlocks = 64n

/**
 * Creates a search for the transaction that replaced `hash`: one of the same sender with the same nonce, in the blocks since the last
 * search. Reads no blocks while the nonce is unused.
 *
 * @example const findReplacement = createReplacementSearch(request, hash); const other = await findReplacement()
 */
export function createReplacementSearch(request: RpcRequest, hash: string): () => Promise<Replacement | undefined> {
  let wanted: SentTransaction | undefined
  let seen: bigint | undefined

  async function search(sent: SentTransaction, tip: bigint): Promise<Replacement | undefined> {
    const first = seen === undefined || tip - seen > maxBlocks ? tip - maxBlocks : seen + 1n
    for (let number = tip; number >= first && number >= 0n; number--) {
      const block = await request({ method: 'eth_getBlockByNumber', params: [toQuantity(number), true] })
      for (const value of listBlockTransactions(block)) {
        const other = parseTransaction(value)
        if (other?.from !== sent.from || other.nonce !== sent.nonce) continue
        // It was mined between two requests, or its block is being reorganized.
        return other.hash === sent.hash ? undefined : { hash: other.hash, reason: compare(sent, other) }
      }
    }
    return undefined
  }

  return async () => {
    wanted ??= parseTransaction(await request({ method: 'eth_getTransactionByHash', params: [hash] }))
    if (!wanted) return undefined
    // The block number is read first: if the nonce is still unused afterwards, it was unused in that block.
    const tip = parseQuantity(await request({ method: 'eth_blockNumber' }))
    const count = parseQuantity(await request({ method: 'eth_getTransactionCount', params: [wanted.from, 'latest'] }))
    const found = count > wanted.nonce ? await search(wanted, tip) : undefined
    if (!found) seen = tip
    return found
  }
}

function compare(sent: SentTransaction, other: SentTransaction): Replacement['reason'] {
  if (sent.to === other.to && sent.value === other.value && sent.input === other.input) return 'repriced'
  // Calls of a delegated account (EIP-7702) are sent to itself, too.
  const isEmpty = other.from === other.to && other.value === 0n && other.input === '0x'
  return isEmpty ? 'cancelled' : 'replaced'
}
