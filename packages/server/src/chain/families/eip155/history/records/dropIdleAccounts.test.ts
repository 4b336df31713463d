import { expect, it, onTestFinished } from 'vitest'
import { openSqliteStore } from '../../../../../platform/store/openSqliteStore.js'
import { temporaryDirectory } from '../../../../../testing/startTestServer.js'
import { watchAccount } from '../watchAccount.js'
import { adoptAccounts } from './adoptAccounts.js'
import { dropIdleAccounts } from './dropIdleAccounts.js'

const chain = 'eip155:1'
const day = 86_400_000
const address = (index: number): string => `0x${String(index).padStart(40, '0')}`

const caller = { name: 'a', charge: async () => undefined }

it('dropIdleAccounts stops following idle accounts, and keeps at most the limit: the most recently requested', async () => {
  const store = await openSqliteStore(temporaryDirectory())
  onTestFinished(() => store.close())
  for (let index = 0; index < 8; index += 1)
    await watchAccount(store, { chain, address: address(index), nowMs: index * day, caller })
  await watchAccount(store, { chain: 'eip155:10', address: address(0), nowMs: 0, caller })
  await adoptAccounts(store, chain, 100, {
    accounts: 'watched',
    startBlock: 0,
    bodies: 10,
    maxAccounts: 9,
    keepDays: 9,
  })
  const left = async () => {
    const rows = await store.db.selectFrom('history_accounts').select('address').where('chain', '=', chain).execute()
    return rows.map((row) => row.address).sort()
  }
  expect(await dropIdleAccounts(store, chain, { maxAccounts: 100, keepMs: 5 * day }, 8 * day)).toBe(3)
  expect(await left()).toEqual([3, 4, 5, 6, 7].map(address))
  // Requested again, it is no longer the oldest.
  await watchAccount(store, { chain, address: address(3), nowMs: 8 * day, caller })
  expect(await dropIdleAccounts(store, chain, { maxAccounts: 2, keepMs: 5 * day }, 8 * day)).toBe(3)
  expect(await left()).toEqual([3, 7].map(address))
  const scans = await store.db.selectFrom('history_scans').select('address').where('chain', '=', chain).execute()
  expect(new Set(scans.map((scan) => scan.address))).toEqual(new Set([3, 7].map(address)))
  expect(await dropIdleAccounts(store, chain, { maxAccounts: 2, keepMs: 5 * day }, 8 * day)).toBe(0)
  const elsewhere = await store.db.selectFrom('history_accounts').selectAll().where('chain', '=', 'eip155:10').execute()
  expect(elsewhere).toHaveLength(1)
})
