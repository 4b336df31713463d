import { expect, it, onTestFinished } from 'vitest'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { createLocalLeadership } from '../jobs/createLocalLeadership.js'
import { createLog } from '../log/createLog.js'
import { openSqliteStore } from './openSqliteStore.js'
import { sweepRecords } from './sweepRecords.js'

const dayMs = 86_400_000
const nowMs = Date.parse('2026-11-28T00:00:00Z')

it('sweepRecords deletes quotas, orders and Solana transactions after 400 days, and fails orders open for a week', async () => {
  const { db, close } = await openSqliteStore(temporaryDirectory())
  onTestFinished(close)
  const leadership = createLocalLeadership(createLog('silent'))
  onTestFinished(() => leadership.close())
  const periods = ['2025-09', '2025-09-30', '2025-10', '2025-10-25', '2026-11']
  await db
    .insertInto('quota_uses')
    .values(periods.map((period) => ({ project: 'p', period, used: 1 })))
    .execute()
  const order = { address: 'a', chain: 'c', asset: 'x', symbol: 'X', name: 'X', decimals: 1, quantity: '1', paid: '1' }
  const at = { raw: null, hash: null, created_at: 0, currency: 'USD' }
  const old = nowMs - 401 * dayMs
  await db
    .insertInto('orders')
    .values([
      { ...order, ...at, id: 'old', status: 'SUCCESS', updated_at: old },
      { ...order, ...at, id: 'old and open', status: 'IN_PROGRESS', updated_at: old },
      { ...order, ...at, id: 'open', status: 'IN_PROGRESS', created_at: nowMs - 8 * dayMs, updated_at: nowMs },
      { ...order, ...at, id: 'recent', status: 'IN_PROGRESS', created_at: nowMs - 6 * dayMs, updated_at: nowMs },
      { ...order, ...at, id: 'sent', status: 'IN_PROGRESS', hash: '0x1', updated_at: nowMs },
      { ...order, ...at, id: 'new', status: 'SUCCESS', updated_at: nowMs },
    ])
    .execute()
  for (const [signature, mined_at] of [
    ['old', old],
    ['new', nowMs],
  ] as const) {
    await db.insertInto('history_signatures').values({ chain: 'c', owner: 'o', slot: 1, signature, mined_at }).execute()
    await db.insertInto('history_solana').values({ chain: 'c', signature, content: '{}' }).execute()
  }
  sweepRecords({ store: { db, close } as never, leadership, now: () => nowMs })
  const left = async () => ({
    quotas: (await db.selectFrom('quota_uses').select('period').orderBy('period').execute()).map(
      ({ period }) => period,
    ),
    orders: (await db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute()).map(
      ({ id, status }) => `${id}: ${status}`,
    ),
    solana: (await db.selectFrom('history_solana').select('signature').execute()).map(({ signature }) => signature),
  })
  await expect.poll(left).toEqual({
    quotas: ['2025-10', '2025-10-25', '2026-11'],
    orders: ['new: SUCCESS', 'open: FAILED', 'recent: IN_PROGRESS', 'sent: IN_PROGRESS'],
    solana: ['new'],
  })
})
