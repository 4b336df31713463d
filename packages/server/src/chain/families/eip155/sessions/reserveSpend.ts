import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/store/Tables.js'
import { type Allowance, periodStartMs } from './readPermissions.js'

/** An operation about to be signed; amounts in base units of the native currency. */
export type Spend = {
  readonly pci: string
  readonly nonce: string
  readonly amount: bigint
  /** Maximum gas cost. */
  readonly gas: bigint
  readonly atMs: number
}

/** Spending limits of a session. */
export type SpendLimits = {
  readonly allowances: readonly Allowance[]
  /** Limits for 24 hours and in total. */
  readonly gasPerDay: bigint
  readonly gasPerSession: bigint
}

const dayMs = 86_400_000

/**
 * Records a spend if every limit has room for it, also under concurrent requests. Returns what exceeds its limit: the amount or the gas.
 * `db` is a transaction.
 */
export async function reserveSpend(
  db: Kysely<Tables>,
  { pci, nonce, amount, gas, atMs }: Spend,
  { allowances, gasPerDay, gasPerSession }: SpendLimits,
): Promise<'amount' | 'gas' | undefined> {
  const counted = amount > 0n ? allowances : []
  const starts = counted.map((allowance) => periodStartMs(allowance, atMs))
  if (starts.some((start) => start === undefined)) return 'amount'
  // Locks the session, so that concurrent spends wait for this transaction.
  const session = await db
    .updateTable('wallet_sessions')
    .set({ spent_at: atMs })
    .where('pci', '=', pci)
    .where('revoked_at', 'is', null)
    .returning('gas_spent')
    .executeTakeFirst()
  if (session === undefined) return 'amount'
  const spends = await db.selectFrom('wallet_session_spends').selectAll().where('pci', '=', pci).execute()
  const same = spends.find((spend) => spend.nonce === nonce)
  const others = spends.filter((spend) => spend !== same)
  const sumSince = (column: 'amount' | 'gas', sinceMs: number): bigint =>
    others.filter(({ signed_at }) => signed_at >= sinceMs).reduce((sum, spend) => sum + BigInt(spend[column]), 0n)
  // Only one of two operations with the same nonce can execute; it may be the more expensive one.
  const [ownAmount, ownGas] = [maxOf(same?.amount, amount), maxOf(same?.gas, gas)]
  const isExceeded = counted.some(
    (allowance, index) => sumSince('amount', starts[index] ?? 0) + ownAmount > allowance.amount,
  )
  if (isExceeded) return 'amount'
  const gasSpent = BigInt(session.gas_spent) - BigInt(same?.gas ?? 0) + ownGas
  if (sumSince('gas', atMs - dayMs) + ownGas > gasPerDay || gasSpent > gasPerSession) return 'gas'

  const oldest = Math.min(atMs - dayMs, ...allowances.map((allowance) => periodStartMs(allowance, atMs) ?? atMs))
  await db.deleteFrom('wallet_session_spends').where('pci', '=', pci).where('signed_at', '<', oldest).execute()
  const row = { amount: String(ownAmount), gas: String(ownGas), signed_at: atMs }
  await db
    .insertInto('wallet_session_spends')
    .values({ pci, nonce, ...row })
    .onConflict((conflict) => conflict.columns(['pci', 'nonce']).doUpdateSet(row))
    .execute()
  await db
    .updateTable('wallet_sessions')
    .set({ gas_spent: String(gasSpent) })
    .where('pci', '=', pci)
    .execute()
  return undefined
}

function maxOf(before: string | undefined, now: bigint): bigint {
  return before !== undefined && BigInt(before) > now ? BigInt(before) : now
}
