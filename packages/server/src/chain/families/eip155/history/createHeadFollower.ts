import { forgetChain } from '../../../history/forgetChain.js'
import type { ChainBlock } from './ChainBlock.js'
import type { EvmHistory } from './EvmHistory.js'
import { findAncestor } from './findAncestor.js'
import { followBlocks, toHex, type WatchedAddresses } from './followBlocks.js'
import { type ChainState, loadChainState } from './loadChainState.js'
import { parseBlock, toNumber } from './parseResponses.js'
import { adoptAccounts } from './records/adoptAccounts.js'
import { rollBack } from './records/rollBack.js'
import { skipAhead } from './records/skipAhead.js'

/** Indexes the blocks at the head of one chain. */
export type HeadFollower = {
  /** Runs one step. `idle`: no account was requested yet, and no request was sent. */
  step(): Promise<'more' | 'at head' | 'idle'>
}

/** Blocks fetched per step. */
const maxBlocks = 32

/** With a larger gap (and larger than `bodies`) blocks are searched per account, which needs far fewer requests. */
const maxFollowedGap = 64

/** A node that lacks the indexed head for this many block times has not just fallen behind. */
const maxLagBlocks = 4

/** Follows the head block by block, and handles reorgs. Takes no lock: run one per chain and database. */
export function createHeadFollower(history: EvmHistory): HeadFollower {
  const { chain, config, store, ask, now } = history
  const isWatched = config.history.accounts === 'watched'
  let watched: WatchedAddresses | undefined = isWatched ? undefined : 'everyone'
  let count = maxBlocks
  let missingSinceMs: number | undefined

  async function readWatched(): Promise<ReadonlySet<string>> {
    const rows = await store.db
      .selectFrom('history_accounts')
      .select('address')
      .where('chain', '=', chain)
      .where('since', 'is not', null)
      .execute()
    return new Set(rows.map(({ address }) => address))
  }

  async function hasWatchedAccounts(): Promise<boolean> {
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

  /** Handles a head that is no longer part of the chain. Returns whether the index was changed. */
  async function handleReorg({ origin, head }: ChainState, own: ChainBlock | null): Promise<boolean> {
    const recorded = await store.db
      .selectFrom('history_blocks')
      .select('hash')
      .where('chain', '=', chain)
      .where('number', '=', head)
      .executeTakeFirst()
    if (own !== null && (recorded === undefined || recorded.hash === own.hash)) {
      missingSinceMs = undefined
      return false
    }
    const ancestor = await findAncestor(history, origin)
    if (ancestor !== undefined && ancestor >= head) return false
    missingSinceMs ??= now()
    // Another node may only be behind and have this block soon; or it may belong to another chain by misconfiguration.
    const isUncertain = own === null || ancestor === undefined
    if (isUncertain && now() - missingSinceMs < maxLagBlocks * config.blockTimeMs) return false
    missingSinceMs = undefined
    if (ancestor === undefined) {
      await forgetChain(store, chain)
      if (isWatched) watched = undefined
      return true
    }
    await rollBack(store, chain, head, ancestor)
    return true
  }

  async function skipToTip(state: ChainState, tip: number, addresses: ReadonlySet<string>): Promise<void> {
    const [answer] = await ask([{ method: 'eth_getBlockByNumber', params: [toHex(tip), false] }])
    const to = parseBlock(answer)
    if (to === null) return
    const { bodies } = config.history
    await skipAhead(store, { chain, from: state.head, to, addresses: [...addresses], bodies })
  }

  return {
    async step() {
      if (!(await hasWatchedAccounts())) return 'idle'
      const state = await loadChainState(history)
      if (isWatched) {
        const adopted = await adoptAccounts(store, chain, state.head, config.history)
        if (adopted > 0) watched = undefined
      }
      watched ??= await readWatched()
      const { next, own, tip } = await readAround(state.head)
      history.onLag?.(Math.max(0, tip - state.head))
      if (state.head >= 0 && (await handleReorg(state, own))) return 'more'
      // A block without an indexed parent arrived during a reorg: the next step resolves it.
      const isNext = next !== null && (state.head < 0 || next.parentHash === own?.hash)
      if (!isNext) return 'at head'
      const gap = tip - state.head
      if (watched !== 'everyone' && gap > Math.max(maxFollowedGap, config.history.bodies)) {
        await skipToTip(state, tip, watched)
        return 'more'
      }
      try {
        await followBlocks(history, watched, next, Math.max(1, Math.min(count, gap)))
        count = Math.min(count * 2, maxBlocks)
        // The tip may be an older response: only a missing block is the end.
        return 'more'
      } catch (error) {
        // A smaller range may fit the node's limits.
        count = Math.max(1, Math.floor(count / 2))
        throw error
      }
    },
  }
}
