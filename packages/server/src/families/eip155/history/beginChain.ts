import type { EvmHistory } from './EvmHistory.js'
import { toHex } from './followBlocks.js'
import { MalformedResponse, parseBlock } from './parseResponses.js'

/** How far a chain is recorded, and which chain it is. */
export type ChainState = { readonly origin: string; readonly head: number }

/**
 * How far the chain is recorded; at first use begins: from `startBlock` where everything is recorded, else from the chain's head, the
 * blocks before are searched for each account.
 */
export async function beginChain({ store, chain, config, ask }: EvmHistory): Promise<ChainState> {
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
  // With no block before the first there is no hash that it follows.
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
