import { forgetChain } from '../../../history/forgetChain.js'
import type { ChainBlock } from './ChainBlock.js'
import type { EvmHistory } from './EvmHistory.js'
import { findAncestor } from './findAncestor.js'
import type { ChainState } from './loadChainState.js'
import { rollBack } from './records/rollBack.js'

/** Handles a head that is no longer part of the chain. `own` is the node's block at that height. Returns what happened to the index. */
export type ReorgCheck = (
  state: ChainState,
  own: ChainBlock | null,
) => Promise<'unchanged' | 'rolled back' | 'forgotten'>

/** A node that lacks the indexed head for this many block times has not just fallen behind. */
const maxLagBlocks = 4

/** Creates the check of one chain, which remembers since when its head is missing. */
export function createReorgCheck(history: EvmHistory): ReorgCheck {
  const { chain, config, store, now } = history
  let missingSinceMs: number | undefined

  return async ({ origin, head }, own) => {
    const recorded = await store.db
      .selectFrom('history_blocks')
      .select('hash')
      .where('chain', '=', chain)
      .where('number', '=', head)
      .executeTakeFirst()
    if (own !== null && (recorded === undefined || recorded.hash === own.hash)) {
      missingSinceMs = undefined
      return 'unchanged'
    }
    const ancestor = await findAncestor(history, origin)
    if (ancestor !== undefined && ancestor >= head) return 'unchanged'
    missingSinceMs ??= now()
    // Another node may only be behind and have this block soon; or it may belong to another chain by misconfiguration.
    const isUncertain = own === null || ancestor === undefined
    if (isUncertain && now() - missingSinceMs < maxLagBlocks * config.blockTimeMs) return 'unchanged'
    missingSinceMs = undefined
    if (ancestor === undefined) {
      await forgetChain(store, chain)
      return 'forgotten'
    }
    await rollBack(store, chain, head, ancestor)
    return 'rolled back'
  }
}
