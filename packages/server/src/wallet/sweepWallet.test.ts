import { expect, it, onTestFinished } from 'vitest'
import type { Leadership } from '../platform/jobs/Leadership.js'
import { createKeyVault } from '../platform/keys/createKeyVault.js'
import { openTestStore, temporaryDirectory } from '../testing/startTestServer.js'
import { createAudit } from './createAudit.js'
import { createUsers } from './createUsers.js'
import { sweepWallet } from './sweepWallet.js'

const dayMs = 86_400_000
const start = 1_800_000_000_000

/** A leader that runs a job once on request. */
function createTestLeadership() {
  const ended = new AbortController()
  let job: ((signal: AbortSignal) => Promise<void>) | undefined
  const leadership: Leadership = {
    campaign(_, work) {
      job = work
    },
    close: async () => undefined,
  }
  return {
    leadership,
    /** Runs until the job waits. */
    async run() {
      let checks = 0
      // Aborted at the second check, which is when the job starts to wait.
      const signal = new Proxy(ended.signal, {
        get: (target, name) => (name === 'aborted' ? checks++ > 0 : Reflect.get(target, name)),
      })
      await job?.(signal)
    },
  }
}

it('sweepWallet notifies users a week and a day before it deletes a wallet, and deletes expired records', async () => {
  const clock = { nowMs: start }
  const now = () => clock.nowMs
  const { db, close } = await openTestStore(temporaryDirectory())
  onTestFinished(close)
  const vault = createKeyVault(Buffer.alloc(32, 1))
  const users = createUsers({ db, vault, hash: (text) => text, now })
  const audit = createAudit({ db, vault, now })
  const reported: string[] = []
  const { leadership, run } = createTestLeadership()
  sweepWallet({
    db,
    audit,
    users,
    leadership,
    now,
    keys: { sweep: async () => undefined },
    logins: { sweep: async () => undefined },
    notices: { send: async (_, kind, values) => void reported.push(`${kind} ${values?.['date']}`) },
  })
  const user = await users.findOrCreate({ provider: 'email', subject: 'a', label: 'a' })
  const other = await users.findOrCreate({ provider: 'email', subject: 'b', label: 'b' })
  const due = start + 30 * dayMs
  await db.updateTable('wallet_users').set({ eoa: '0x', owner: '0x', solana: 's' }).execute()
  await db
    .updateTable('wallet_users')
    .set({ deletion_at: due, deletion_notice_at: due - 7 * dayMs })
    .where('id', '=', user)
    .execute()
  await audit.record(user, 'login', 'email')
  const seen: number[] = []
  for (const day of [1, 22, 23, 24, 28, 29, 29.5]) {
    clock.nowMs = start + day * dayMs
    await run()
    seen.push(reported.length)
  }
  expect(seen).toEqual([0, 0, 1, 1, 1, 2, 2])
  expect(new Set(reported)).toEqual(new Set([`deletionRequested ${due}`]))
  clock.nowMs = due
  await run()
  expect(await users.find(user)).toBeUndefined()
  expect(await users.identities(user)).toEqual([])
  expect(await users.find(other)).toBeDefined()

  await audit.record(other, 'login', 'email')
  clock.nowMs += 89 * dayMs
  await run()
  expect((await audit.list(other, undefined, 9)).events).toHaveLength(1)
  clock.nowMs += 2 * dayMs
  await run()
  expect((await audit.list(other, undefined, 9)).events).toEqual([])
})

it('sweepWallet keeps the wallet of a user who cancels the deletion while it looks for due ones', async () => {
  const now = () => start
  const { db, close } = await openTestStore(temporaryDirectory())
  onTestFinished(close)
  const vault = createKeyVault(Buffer.alloc(32, 1))
  const users = createUsers({ db, vault, hash: (text) => text, now })
  const { leadership, run } = createTestLeadership()
  const user = await users.findOrCreate({ provider: 'email', subject: 'a', label: 'a' })
  const wallet = { eoa: '0x', owner: '0x', solana: 's' }
  await db
    .updateTable('wallet_users')
    .set({ ...wallet, deletion_at: start })
    .execute()
  sweepWallet({
    db,
    audit: createAudit({ db, vault, now }),
    users: {
      ...users,
      async remove(...due) {
        await db.updateTable('wallet_users').set({ deletion_at: null }).execute()
        await users.remove(...due)
      },
    },
    leadership,
    now,
    keys: { sweep: async () => undefined },
    logins: { sweep: async () => undefined },
    notices: { send: async () => undefined },
  })
  await run()
  expect(await users.find(user)).toMatchObject({ ...wallet, deletion_at: null })
  expect(await users.identities(user)).toHaveLength(1)
})
