import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { HistoryCaller } from '../../../history/HistoryReader.js'

/** Precision of the last request time; avoids a write per request. */
const precisionMs = 3_600_000

/** Maximum accounts of one caller and chain that wait for their search. */
const maxPending = 200

/** A requested account and its caller. */
export type WatchedAccount = {
  readonly chain: string
  readonly address: string
  readonly nowMs: number
  readonly caller: HistoryCaller
}

/**
 * Starts indexing an account of an EVM chain and searching its past; for a known account only updates the request time. Returns whether the
 * account is new.
 *
 * @throws HttpError 429 if `caller` requests too many new accounts, or too many are still being searched
 * @example await watchAccount(store, { chain: 'eip155:31337', address: '0xf39f…', nowMs: Date.now(), caller })
 */
export async function watchAccount(store: Store, { chain, address, nowMs, caller }: WatchedAccount): Promise<boolean> {
  const key = { chain, address: address.toLowerCase() }
  const known = await store.db
    .selectFrom('history_accounts')
    .select('queried_at')
    .where('chain', '=', key.chain)
    .where('address', '=', key.address)
    .executeTakeFirst()
  if (known !== undefined && known.queried_at > nowMs - precisionMs) return false
  if (known === undefined) {
    await caller.charge()
    await requireCapacity(store, chain, caller.name)
  }
  await store.db
    .insertInto('history_accounts')
    .values({ ...key, queried_at: nowMs, since: null, asked_by: caller.name })
    .onConflict((conflict) => conflict.columns(['chain', 'address']).doUpdateSet({ queried_at: nowMs }))
    .execute()
  return known === undefined
}

async function requireCapacity({ db }: Store, chain: string, caller: string): Promise<void> {
  const [fresh, begun] = await Promise.all([
    db
      .selectFrom('history_accounts')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('chain', '=', chain)
      .where('asked_by', '=', caller)
      .where('since', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('history_scans')
      .select(({ fn }) => fn.count<number | string>('address').distinct().as('count'))
      .where('chain', '=', chain)
      .where('asked_by', '=', caller)
      .executeTakeFirstOrThrow(),
  ])
  if (Number(fresh.count) + Number(begun.count) >= maxPending)
    throw new HttpError(429, 'rate_limited', 'Too many new accounts are being indexed. Try again later.')
}
