import { forgetChain } from '../../../history/forgetChain.js'
import { beginChain, type ChainState } from './beginChain.js'
import type { ChainBlock } from './ChainBlock.js'
import type { EvmHistory } from './EvmHistory.js'
import { findAncestor } from './findAncestor.js'
import { followBlocks, toHex, type Wanted } from './followBlocks.js'
import { parseBlock, toNumber } from './parseResponses.js'
import { adoptAccounts } from './records/adoptAccounts.js'
import { rollBack } from './records/rollBack.js'
import { skipAhead } from './records/skipAhead.js'

/** Records the blocks at the head of one chain. */
export type HeadFollower = {
  /** One step. `idle`: nobody asked for an account yet, no node was asked either. */
  step(): Promise<'more' | 'at head' | 'idle'>
}

/** Blocks read at once. */
const MOST_BLOCKS = 32

/** With more new blocks than that (and than `bodies`) they are searched account by account, which asks nodes for much less. */
const FOLLOWED_GAP = 64

/** A node without the recorded head for this many block times did not just fall behind. */
const PATIENCE_BLOCKS = 4

/** Follows the head block by block, and back to where the chain took another way. Holds no lock: one per chain and database. */
export function createHeadFollower(history: EvmHistory): HeadFollower {
  const { chain, config, store, ask, now } = history
  const isWatched = config.history.accounts === 'watched'
  let wanted: Wanted | undefined = isWatched ? undefined : 'everyone'
  let count = MOST_BLOCKS
  let lackingSinceMs: number | undefined

  async function readWanted(): Promise<ReadonlySet<string>> {
    const rows = await store.db
      .selectFrom('history_accounts')
      .select('address')
      .where('chain', '=', chain)
      .where('since', 'is not', null)
      .execute()
    return new Set(rows.map(({ address }) => address))
  }

  async function isAskedFor(): Promise<boolean> {
    if (!isWatched) return true
    const one = await store.db.selectFrom('history_accounts').select('address').where('chain', '=', chain).limit(1)
    return (await one.executeTakeFirst()) !== undefined
  }

  async function readAround(head: number): Promise<{ next: ChainBlock | null; own: ChainBlock | null; tip: number }> {
    const [next, own, tip] = await ask([
      { method: 'eth_getBlockByNumber', params: [toHex(head + 1), true] },
      { method: 'eth_getBlockByNumber', params: [toHex(Math.max(0, head)), false] },
      { method: 'eth_blockNumber', params: [] },
    ])
    return { next: parseBlock(next), own: parseBlock(own), tip: toNumber(tip, 'block number') }
  }

  /** Whether the record was changed: the head is no longer part of the chain. */
  async function turnBack({ origin, head }: ChainState, own: ChainBlock | null): Promise<boolean> {
    const kept = await store.db
      .selectFrom('history_blocks')
      .select('hash')
      .where('chain', '=', chain)
      .where('number', '=', head)
      .executeTakeFirst()
    if (own !== null && (kept === undefined || kept.hash === own.hash)) {
      lackingSinceMs = undefined
      return false
    }
    const ancestor = await findAncestor(history, origin)
    if (ancestor !== undefined && ancestor >= head) return false
    lackingSinceMs ??= now()
    // Another node may only be behind, and soon has this block too; or it is one of another chain, put there by mistake.
    const isDoubtful = own === null || ancestor === undefined
    if (isDoubtful && now() - lackingSinceMs < PATIENCE_BLOCKS * config.blockTimeMs) return false
    lackingSinceMs = undefined
    if (ancestor === undefined) {
      await forgetChain(store, chain)
      if (isWatched) wanted = undefined
      return true
    }
    await rollBack(store, chain, head, ancestor)
    return true
  }

  async function jump(state: ChainState, tip: number, addresses: ReadonlySet<string>): Promise<void> {
    const [answer] = await ask([{ method: 'eth_getBlockByNumber', params: [toHex(tip), false] }])
    const to = parseBlock(answer)
    if (to === null) return
    const { bodies } = config.history
    await skipAhead(store, { chain, from: state.head, to, addresses: [...addresses], bodies })
  }

  return {
    async step() {
      if (!(await isAskedFor())) return 'idle'
      const state = await beginChain(history)
      if (isWatched) {
        const adopted = await adoptAccounts(store, chain, state.head, config.history)
        if (adopted > 0) wanted = undefined
      }
      wanted ??= await readWanted()
      const { next, own, tip } = await readAround(state.head)
      history.onLag?.(Math.max(0, tip - state.head))
      if (state.head >= 0 && (await turnBack(state, own))) return 'more'
      // A block that follows no recorded one came while the chain took another way: the next step sees which.
      const isNext = next !== null && (state.head < 0 || next.parentHash === own?.hash)
      if (!isNext) return 'at head'
      const gap = tip - state.head
      if (wanted !== 'everyone' && gap > Math.max(FOLLOWED_GAP, config.history.bodies)) {
        await jump(state, tip, wanted)
        return 'more'
      }
      try {
        await followBlocks(history, wanted, next, Math.max(1, Math.min(count, gap)))
        count = Math.min(count * 2, MOST_BLOCKS)
        // The tip may be an older answer: only a block that is not there is the end.
        return 'more'
      } catch (error) {
        // Less at once may fit what a node is willing to give.
        count = Math.max(1, Math.floor(count / 2))
        throw error
      }
    },
  }
}
