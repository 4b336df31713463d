import type { Transaction } from 'kysely'
import type { Tables } from '../../../../../platform/store/Tables.js'

/** Block range to search for accounts, both ends included; native transfers only in the newest `bodies` blocks. */
export type ScansToAdd = {
  readonly chain: string
  readonly addresses: readonly string[]
  readonly low: number
  readonly high: number
  readonly bodies: number
}

/** Queues block ranges for the search. */
export async function addScans(
  db: Transaction<Tables>,
  { chain, addresses, low, high, bodies }: ScansToAdd,
): Promise<void> {
  const lowBody = Math.max(low, high - bodies + 1)
  const accounts = await db
    .selectFrom('history_accounts')
    .select(['address', 'asked_by'])
    .where('chain', '=', chain)
    .where('address', 'in', addresses)
    .execute()
  const callers = new Map(accounts.map(({ address, asked_by }) => [address, asked_by]))
  const rows = addresses.flatMap((address) => {
    const of = { chain, address, high, asked_by: callers.get(address) ?? '' }
    return [
      ...(low <= high ? [{ ...of, kind: 'logs' as const, low }] : []),
      ...(lowBody <= high ? [{ ...of, kind: 'bodies' as const, low: lowBody }] : []),
    ]
  })
  if (rows.length === 0) return
  await db
    .insertInto('history_scans')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['chain', 'address', 'kind', 'low']).doUpdateSet({ high: (row) => row.ref('excluded.high') }),
    )
    .execute()
}
