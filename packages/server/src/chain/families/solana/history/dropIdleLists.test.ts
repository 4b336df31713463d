import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqliteStore } from '../../../../platform/store/openSqliteStore.js'
import { temporaryDirectory } from '../../../../testing/startTestServer.js'
import { dropIdleLists } from './dropIdleLists.js'

const chain = 'solana:a'
const dayMs = 86_400_000

describe('dropIdleLists', () => {
  it('deletes only idle, surplus and overlong accounts with their transactions', async () => {
    const store = await openSqliteStore(temporaryDirectory())
    onTestFinished(() => store.close())
    const { db } = store
    const add = async (owner: string, requestedDay: number, signatures = 1, on = chain) => {
      // Of two accounts, such as an owner and its token account, the last request counts.
      for (const [account, asked_at] of [
        [owner, requestedDay * dayMs],
        [`${owner} token`, 0],
      ] as const)
        await db
          .insertInto('history_lists')
          .values({ chain: on, owner, account, newest: null, oldest: null, oldest_slot: 0, complete: 1, asked_at })
          .execute()
      for (let slot = 0; slot < signatures; slot++) {
        const signature = `${owner} ${slot}`
        await db.insertInto('history_signatures').values({ chain: on, owner, slot, signature, mined_at: 0 }).execute()
        await db.insertInto('history_solana').values({ chain: on, signature, content: '{}' }).execute()
      }
    }
    await add('idle', 1)
    await add('old', 10)
    await add('long', 11, 4)
    await add('new', 12, 3)
    await add('idle', 1, 1, 'solana:b')
    const left = async () => {
      const lists = await db.selectFrom('history_lists').select('owner').distinct().where('chain', '=', chain).execute()
      const contents = await db.selectFrom('history_solana').select('signature').where('chain', '=', chain).execute()
      const signatures = await db
        .selectFrom('history_signatures')
        .select('signature')
        .where('chain', '=', chain)
        .execute()
      expect(contents.map(({ signature }) => signature).sort()).toEqual(
        signatures.map(({ signature }) => signature).sort(),
      )
      return { owners: lists.map(({ owner }) => owner).sort(), signatures: signatures.length }
    }
    const none = { maxAccounts: 9, keepMs: 99 * dayMs, maxSignatures: 9 }
    expect(await dropIdleLists(store, chain, none, 12 * dayMs)).toBe(0)
    expect(await dropIdleLists(store, chain, { ...none, keepMs: 5 * dayMs }, 12 * dayMs)).toBe(1)
    expect(await left()).toEqual({ owners: ['long', 'new', 'old'], signatures: 8 })
    expect(await dropIdleLists(store, chain, { ...none, maxSignatures: 3 }, 12 * dayMs)).toBe(1)
    expect(await left()).toEqual({ owners: ['new', 'old'], signatures: 4 })
    expect(await dropIdleLists(store, chain, { ...none, maxAccounts: 1 }, 12 * dayMs)).toBe(1)
    expect(await left()).toEqual({ owners: ['new'], signatures: 3 })
    expect(await db.selectFrom('history_lists').selectAll().where('chain', '=', 'solana:b').execute()).toHaveLength(2)
  })
})
