import type { ChainBlock } from './ChainBlock.js'
import { createReorgCheck } from './createReorgCheck.js'
import type { EvmHistory } from './EvmHistory.js'
import { followBlocks, toHex, type WatchedAddresses } from './followBlocks.js'
import { type ChainState, loadChainState } from './loadChainState.js'
import { parseBlock, toNumber } from './parseResponses.js'
import { adoptAccounts } from './records/adoptAccounts.js'
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

/** Follows the head block by block, and handles reorgs. Takes no lock: run one per chain and database. */
export function createHeadFollower(history: EvmHistory): HeadFollower {
  const { chain, config, store, ask } = history
  const isWatched = config.history.accounts === 'watched'
  let watched: WatchedAddresses | undefined = isWatched ? undefined : 'everyone'
  let count = maxBlocks
  const checkReorg = createReorgCheck(history)

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
      const { next, own, tip } = await readAround(history, state.head)
      history.onLag?.(Math.max(0, tip - state.head))
      const outcome = state.head < 0 ? 'unchanged' : await checkReorg(state, own)
      if (outcome !== 'unchanged') {
        if (outcome === 'forgotten' && isWatched) watched = undefined
        return 'more'
      }
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

async function readAround(
  { ask }: EvmHistory,
  head: number,
): Promise<{ next: ChainBlock | null; own: ChainBlock | null; tip: number }> {
  const [next, own, tip] = await ask([
    { method: 'eth_getBlockByNumber', params: [toHex(head + 1), true] },
    { method: 'eth_getBlockByNumber', params: [toHex(Math.max(0, head)), false] },
    { method: 'eth_blockNumber', params: [] },
  ])
  return { next: parseBlock(next), own: parseBlock(own), tip: toNumber(tip, 'block number') }
}
