import { randomBytes } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { createLocalLeadership } from '../../platform/jobs/createLocalLeadership.js'
import { createKeyVault } from '../../platform/keys/createKeyVault.js'
import { createTokenKeys } from '../../platform/keys/createTokenKeys.js'
import { openSqliteStore } from '../../platform/store/openSqliteStore.js'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { createSessionTable } from './createSessionTable.js'
import { sweepSignIns } from './sweepSignIns.js'

const hourMs = 3_600_000
const yearMs = 365 * 24 * hourMs

it('sweepSignIns deletes only expired sessions, data of accounts without sessions, and unused token keys', async () => {
  const store = await openSqliteStore(temporaryDirectory())
  onTestFinished(() => store.close())
  const { db } = store
  const clock = { nowMs: 2 * yearMs }
  const now = () => clock.nowMs
  const table = createSessionTable(db)
  const vault = createKeyVault(randomBytes(32))
  const keys = createTokenKeys({ db, vault, now, keyMs: 10 * hourMs, keepMs: 5 * hourMs })
  const base = { project: 'p', chain: 'eip155:1', message: 'm', signature: 's', created_at: 1, checked_at: 1 }
  const kids: string[] = []
  for (const startMs of [0, 10 * hourMs, 20 * hourMs]) {
    clock.nowMs = 2 * yearMs + startMs
    kids.push((await keys.signing()).kid)
  }
  await table.add({ ...base, sid: 'over', address: 'a', expires_at: now() - 1 }, 9)
  await table.add({ ...base, sid: 'live', address: 'a', expires_at: now() }, 9)
  await table.setMetadata({ ...base, address: 'gone' }, '{}', now() - yearMs - 1)
  await table.setMetadata({ ...base, address: 'kept' }, '{}', now() - yearMs - 1)
  // Signing in counts as use.
  await table.add({ ...base, sid: 'back', address: 'kept', created_at: now(), expires_at: now() + 1 }, 9)

  const leadership = createLocalLeadership({ error: () => {}, warn: () => {}, info: () => {}, debug: () => {} })
  onTestFinished(() => leadership.close())
  sweepSignIns({ table, keys, leadership, now })
  const sids = async () => (await db.selectFrom('siwx_sessions').select('sid').execute()).map(({ sid }) => sid).sort()
  await expect.poll(sids).toEqual(['back', 'live'])
  const kept = () => db.selectFrom('siwx_metadata').select('account').execute()
  await expect.poll(kept).toEqual([{ account: 'eip155:1:kept' }])
  // The first key was replaced ten hours ago, the second just now.
  await expect.poll(async () => (await keys.published()).map(({ kid }) => kid)).toEqual(kids.slice(1))
})

it('the server signs with a new token key after its encryption key was lost, and still accepts tokens of the last one', async () => {
  const store = await openSqliteStore(temporaryDirectory())
  onTestFinished(() => store.close())
  const make = (vault = createKeyVault(randomBytes(32))) =>
    createTokenKeys({ db: store.db, vault, now: () => 1000, keyMs: hourMs, keepMs: hourMs })
  const before = await make().signing()
  const keys = make()
  const after = await keys.signing()
  expect(after.kid).not.toBe(before.kid)
  expect((await keys.signing()).kid).toBe(after.kid)
  expect((await keys.published()).map(({ kid }) => kid)).toEqual([before.kid, after.kid])
})
