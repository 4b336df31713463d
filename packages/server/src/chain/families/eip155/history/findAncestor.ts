import type { EvmHistory } from './EvmHistory.js'
import { toHex } from './followBlocks.js'
import { parseBlock } from './parseResponses.js'

/** How many blocks below the oldest kept hash are indexed again. */
const belowKept = 1000

/**
 * Returns the newest indexed block that is still part of the chain. For a reorg deeper than the kept hashes, a block well below; undefined
 * for another chain.
 */
export async function findAncestor(
  { ask, store, chain, config }: EvmHistory,
  origin: string,
): Promise<number | undefined> {
  const kept = await store.db
    .selectFrom('history_blocks')
    .select(['number', 'hash'])
    .where('chain', '=', chain)
    .orderBy('number', 'desc')
    .execute()
  const numbers = [0, ...kept.map(({ number }) => number)]
  const answers = await ask(
    numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [toHex(number), false] })),
  )
  const [genesis, ...blocks] = answers.map(parseBlock)
  // A pruned node cannot tell.
  if (genesis && genesis.hash !== origin) return undefined
  const ancestor = kept.find(({ hash }, index) => blocks[index]?.hash === hash)
  if (ancestor !== undefined) return ancestor.number
  const oldest = kept.at(-1)?.number ?? 0
  return Math.max(config.history.startBlock - 1, oldest - 1 - belowKept)
}
