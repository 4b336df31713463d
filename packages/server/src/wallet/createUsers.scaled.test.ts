import { expect, it, onTestFinished } from 'vitest'
import { createKeyVault } from '../platform/keys/createKeyVault.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { openPostgresStore } from '../platform/store/openPostgresStore.js'
import { createRecordingLog } from '../testing/createRecordingLog.js'
import { startReplicas } from '../testing/startReplicas.js'
import { emailIdentity } from './createIdentities.js'
import { changeUser, createUsers } from './createUsers.js'

async function start() {
  const { shared } = await startReplicas(0)
  const { log } = createRecordingLog()
  const { db, close } = await openPostgresStore({
    databaseUrl: shared.databaseUrl ?? '',
    log,
    metrics: createNoMetrics(),
  })
  onTestFinished(close)
  const vault = createKeyVault(Buffer.alloc(32, 1))
  return { db, users: createUsers({ db, vault, hash: (text) => text, now: Date.now }) }
}

it('createUsers leaves one email address when two changes of it are verified at the same time', async () => {
  const { users } = await start()
  for (let round = 0; round < 20; round += 1) {
    const user = await users.findOrCreate(emailIdentity(`old${round}@example.org`))
    const next = ['a', 'b'].map((name) => users.setEmail(user, emailIdentity(`${name}${round}@example.org`)))
    expect(await Promise.all(next)).toEqual([true, true])
    expect(await users.identities(user)).toHaveLength(1)
  }
})

it('changeUser leaves no data of a user who is removed at the same time', async () => {
  const { db, users } = await start()
  for (let round = 0; round < 20; round += 1) {
    const user = await users.findOrCreate(emailIdentity(`removed${round}@example.org`))
    const device = { id: user, user_id: user, jkt: '', label: '', created_at: 0, seen_at: 0 }
    const add = changeUser(db, user, (own) => own.insertInto('wallet_devices').values(device).execute())
    await Promise.allSettled([add, users.remove(user)])
    expect(await db.selectFrom('wallet_devices').selectAll().where('user_id', '=', user).execute()).toEqual([])
  }
})
