import type { BitcoinRpc } from './createBitcoinRpc.js'
import type { EsploraStatus, EsploraTransaction } from './EsploraTransaction.js'
import { fillPrevouts } from './fillPrevouts.js'
import { type NodeTransaction, toEsploraTransaction } from './toEsploraTransaction.js'

/** Data that Esplora has beyond a node: the transactions of an address, and the spender of an output. */
export type ChainIndex = {
  /** Returns all transactions, newest first, starting with the mempool. Updates the index first. */
  read(): Promise<readonly EsploraTransaction[]>
}

type Block = {
  readonly hash: string
  readonly time: number
  readonly tx: readonly NodeTransaction[]
}
type IndexedBlock = { readonly hash: string; readonly transactions: readonly EsploraTransaction[] }

/** Number of blocks read at once. */
const batch = 16

/**
 * Indexes a small chain in memory by reading each block once. Blocks replaced in a reorg are removed.
 *
 * @example const transactions = await createChainIndex(rpc).read()
 */
export function createChainIndex(rpc: BitcoinRpc): ChainIndex {
  const blocks: IndexedBlock[] = []
  const waiting = new Map<string, EsploraTransaction>()
  let tip = ''
  let turn: Promise<unknown> = Promise.resolve()

  const readBlock = async (height: number): Promise<IndexedBlock> => {
    const { hash, time, tx } = await rpc<Block>('getblock', await rpc('getblockhash', height), 3)
    const status: EsploraStatus = { confirmed: true, block_height: height, block_hash: hash, block_time: time }
    return { hash, transactions: tx.map((transaction) => toEsploraTransaction(transaction, status)) }
  }
  const readBlocks = async () => {
    const best = await rpc<string>('getbestblockhash')
    if (best === tip) return
    const height = await rpc<number>('getblockcount')
    blocks.length = Math.min(blocks.length, height + 1)
    while (blocks.length > 0 && (await rpc<string>('getblockhash', blocks.length - 1)) !== blocks.at(-1)?.hash)
      blocks.pop()
    while (blocks.length <= height) {
      const heights = Array.from({ length: Math.min(batch, height + 1 - blocks.length) }, (_, at) => blocks.length + at)
      blocks.push(...(await Promise.all(heights.map(readBlock))))
    }
    tip = blocks.at(-1)?.hash ?? ''
  }
  const readMempool = async () => {
    const ids = new Set(await rpc<readonly string[]>('getrawmempool'))
    for (const id of waiting.keys()) if (!ids.has(id)) waiting.delete(id)
    for (const id of ids) {
      if (waiting.has(id)) continue
      // If it was mined in the meantime, the next read finds it in a block.
      const transaction = await rpc<NodeTransaction>('getrawtransaction', id, 2).catch(() => undefined)
      if (transaction) waiting.set(id, toEsploraTransaction(transaction, { confirmed: false }))
    }
  }
  return {
    read() {
      const reading = turn.then(async () => {
        await readMempool()
        await readBlocks()
        const mined = blocks.toReversed().flatMap(({ transactions }) => transactions)
        const minedIds = new Set(mined.map(({ txid }) => txid))
        const pending = [...waiting.values()].reverse().filter(({ txid }) => !minedIds.has(txid))
        const known = new Map([...mined, ...pending].map((transaction) => [transaction.txid, transaction]))
        return [...fillPrevouts(pending, known), ...mined]
      })
      turn = reading.catch(() => {})
      return reading
    },
  }
}
