import { pause } from '../../../../platform/jobs/createLocalLeadership.js'
import type { HistoryReaderOptions } from '../../../history/HistoryReader.js'
import { dropIdleLists } from './dropIdleLists.js'

const sweepMs = 3_600_000
const dayMs = 86_400_000
/** Maximum listed transactions of one account; a busy program has that many in a day, and is listed again on request. */
const maxSignatures = 50_000

/** Deletes lists of Solana transactions once an hour, by the limits in `chains.<id>.history`. */
export function sweepLists({
  chains,
  leadership,
  now,
  store,
}: Pick<HistoryReaderOptions, 'chains' | 'leadership' | 'now' | 'store'>): void {
  leadership.campaign('solana-lists', async (signal) => {
    while (!signal.aborted) {
      for (const chain of chains.ids.filter((id) => id.startsWith('solana:'))) {
        const { maxAccounts = 0, keepDays = 0 } = chains.config(chain)?.history ?? {}
        const limits = { maxAccounts, keepMs: keepDays * dayMs, maxSignatures: maxSignatures }
        await dropIdleLists(store, chain, limits, now())
      }
      await pause(sweepMs, signal)
    }
  })
}
