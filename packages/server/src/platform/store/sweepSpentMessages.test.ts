import { expect, it, onTestFinished } from 'vitest'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { createLocalLeadership } from '../jobs/createLocalLeadership.js'
import { openSqliteStore } from './openSqliteStore.js'
import { spendMessage } from './spendMessage.js'
import { sweepSpentMessages } from './sweepSpentMessages.js'

it('sweepSpentMessages deletes only expired messages', async () => {
  const store = await openSqliteStore(temporaryDirectory())
  onTestFinished(() => store.close())
  const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
  const leadership = createLocalLeadership(log)
  onTestFinished(() => leadership.close())
  const over = { signer: '0xAA', message: 'over', expiresAtMs: 999 }
  const live = { signer: '0xAA', message: 'live', expiresAtMs: 1000 }
  for (const spent of [over, live]) {
    expect(await spendMessage(store.db, spent)).toBe(true)
    // The signer is case-insensitive.
    expect(await spendMessage(store.db, { ...spent, signer: '0xaa' })).toBe(false)
  }
  expect(await spendMessage(store.db, { ...live, signer: '0xbb' })).toBe(true)
  sweepSpentMessages({ store, leadership, now: () => 1000 })
  const rows = () => store.db.selectFrom('spent_messages').select('expires_at').execute()
  await expect.poll(rows).toEqual([{ expires_at: 1000 }, { expires_at: 1000 }])
  expect(await spendMessage(store.db, live)).toBe(false)
})
