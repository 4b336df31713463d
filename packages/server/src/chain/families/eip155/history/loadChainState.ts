import type { EvmHistory } from './EvmHistory.js'
import { toHex } from './followBlocks.js'
import { MalformedResponse, parseBlock } from './parseResponses.js'

/** Indexed head of a chain, and its identity. */
export type ChainState = { readonly origin: string; readonly head: number }

/**
 * Returns the indexed head of the chain; starts indexing on first use: from `startBlock` if everything is indexed, otherwise from the
 * chain's head, with earlier blocks searched per account.
 */
export async function loadChainState({ store, chain, config, ask }: EvmHistory): Promise<ChainState> {
  const known = await store.db
    .selectFrom('history_chains')
    .select(['origin', 'head'])
    .where('chain', '=', chain)
    .executeTakeFirst()
  if (known !== undefined) return known
  const everything = config.history.accounts === 'all'
  const base = everything ? toHex(Math.max(0, config.history.startBlock - 1)) : 'latest'
  const answers = await ask(['0x0', base].map((block) => ({ method: 'eth_getBlockByNumber', params: [block, false] })))
  const [genesis, block] = answers.map(parseBlock)
  if (!block) throw new MalformedResponse('block')
  // The first block has no parent hash.
  const isFirst = everything && config.history.startBlock === 0
  const state = { origin: (genesis ?? block).hash, head: isFirst ? -1 : block.number }
  await store.db.transaction().execute(async (db) => {
    await db
      .insertInto('history_chains')
      .values({ chain, ...state })
      .execute()
    if (!isFirst) {
      const row = { chain, number: block.number, hash: block.hash }
      await db
        .insertInto('history_blocks')
        .values(row)
        .onConflict((conflict) => conflict.columns(['chain', 'number']).doUpdateSet({ hash: block.hash }))
        .execute()
    }
  })
  return state
}
