import { pause } from '../../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import type { TokenKeys } from '../../platform/keys/createTokenKeys.js'
import type { SessionTable } from './createSessionTable.js'

/** Dependencies of {@link sweepSignIns}. */
export type SweepOptions = {
  readonly table: Pick<SessionTable, 'sweep'>
  readonly keys: Pick<TokenKeys, 'sweep'>
  readonly leadership: Leadership
  readonly now: () => number
}

const sweepMs = 600_000
/** How long metadata of an account is kept without a sign-in. */
const metadataMs = 365 * 86_400_000

/** Deletes ended sessions, unused keys and metadata of inactive accounts, every ten minutes. */
export function sweepSignIns({ table, keys, leadership, now }: SweepOptions): void {
  leadership.campaign('sign-ins', async (signal) => {
    while (!signal.aborted) {
      await table.sweep(now(), now() - metadataMs)
      await keys.sweep()
      await pause(sweepMs, signal)
    }
  })
}
