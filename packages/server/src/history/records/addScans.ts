import type { Transaction } from 'kysely'
import type { Tables } from '../../store/Tables.js'

/** Blocks to search for accounts, both ends included; plain sends in the newest `bodies` of them only. */
export type ScansToAdd = {
  readonly chain: string
  readonly addresses: readonly string[]
  readonly low: number
  readonly high: number
  readonly bodies: number
}

/** Notes that blocks are to be searched. */
export async function addScans(
  db: Transaction<Tables>,
  { chain, addresses, low, high, bodies }: ScansToAdd,
): Promise<void> {
  const lowBody = Math.max(low, high - bodies + 1)
  const rows = addresses.flatMap((address) => [
    ...(low <= high ? [{ chain, address, kind: 'logs' as const, low, high }] : []),
    ...(lowBody <= high ? [{ chain, address, kind: 'bodies' as const, low: lowBody, high }] : []),
  ])
  if (rows.length === 0) return
  await db
    .insertInto('history_scans')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['chain', 'address', 'kind', 'low']).doUpdateSet({ high: (row) => row.ref('excluded.high') }),
    )
    .execute()
}
