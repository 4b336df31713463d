import type { Log } from '../../../../platform/log/Log.js'
import { describeFailure } from '../../../../platform/log/logFailure.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import { createBackfill } from './createBackfill.js'
import { createHeadFollower } from './createHeadFollower.js'
import { createWaitingCallers } from './createWaitingCallers.js'
import type { EvmHistory } from './EvmHistory.js'
import { MalformedResponse } from './parseResponses.js'
import { dropIdleAccounts } from './records/dropIdleAccounts.js'
import { HeadMoved } from './records/rollBack.js'

/** Keeps the history of one EVM chain up to date. */
export type Indexer = {
  /** Runs until aborted. */
  run(signal: AbortSignal): Promise<void>
  /** Whether it runs in this process. */
  isRunning(): boolean
  /**
   * Polls for new blocks; resolves when the head at that time is indexed, or cannot be. A recent poll counts too, unless an account
   * `isNew`.
   */
  refresh(isNew: boolean): Promise<void>
}

const minPollMs = 250
const maxPollMs = 15_000
/** Data indexed this recently is fresh enough for a watched chain. */
const maxFreshMs = 500
/** How often the database is polled for a first account, without any request to nodes. */
const idleMs = 1000
const maxBackoffMs = 30_000
const sweepMs = 3_600_000
const dayMs = 86_400_000

/** Follows the head first and searches the past in between, one range at a time, so that their writes never overlap. */
export function createIndexer(history: EvmHistory, log: Log): Indexer {
  const { chain, config, store, now } = history
  const pollMs = Math.min(Math.max(config.blockTimeMs, minPollMs), maxPollMs)
  const callers = createWaitingCallers()
  let isRunning = false
  let isMissing = false
  let sweptAtMs = 0
  let checkedAtMs = 0
  // On a development chain users expect a sent transaction immediately; elsewhere many users share one poll.
  const freshMs = config.history.accounts === 'all' ? 0 : Math.min(config.blockTimeMs / 4, maxFreshMs)

  async function clean(): Promise<void> {
    if (now() - sweptAtMs < sweepMs || config.history.accounts === 'all') return
    sweptAtMs = now()
    const { maxAccounts, keepDays } = config.history
    await dropIdleAccounts(store, chain, { maxAccounts, keepMs: keepDays * dayMs }, now())
  }

  /** Runs work that needs a node; returns undefined if that failed. Other errors are thrown. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      if (!isExternal(error)) throw error
      if (!isMissing) log.warn({ chain, ...describeFailure(error) }, 'history indexing is waiting for a node')
      isMissing = true
      return undefined
    }
  }

  return {
    async run(signal) {
      const head = createHeadFollower(history)
      const past = createBackfill(history)
      let followFailures = 0
      isRunning = true
      try {
        while (!signal.aborted) {
          callers.markSeen()
          const place = await attempt(head.step)
          if (place === 'more') continue
          checkedAtMs = now()
          callers.releaseSeen()
          if (place === 'idle') {
            await callers.sleep(idleMs, signal)
            continue
          }
          await clean()
          followFailures = place === undefined ? followFailures + 1 : 0
          const found = followFailures === 0 ? await attempt(past.step) : false
          isMissing = followFailures > 0 || found === undefined
          if (!found) await callers.sleep(followFailures === 0 ? pollMs : backoffMs(followFailures), signal)
        }
      } finally {
        isRunning = false
        callers.releaseAll()
      }
    },
    isRunning: () => isRunning,
    async refresh(isNew) {
      if (!isNew && now() - checkedAtMs < freshMs) return
      await callers.wait()
    },
  }
}

function backoffMs(failures: number): number {
  return Math.min(minPollMs * 2 ** failures, maxBackoffMs)
}

/** Temporary failures. */
function isExternal(error: unknown): boolean {
  return [NoUpstreamResponded, RpcFailure, MalformedResponse, HeadMoved].some((kind) => error instanceof kind)
}
