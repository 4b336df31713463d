import { expect, it, onTestFinished } from 'vitest'
import { createKeyVault } from '../platform/keys/createKeyVault.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { openPostgresStore } from '../platform/store/openPostgresStore.js'
import { createRecordingLog } from '../testing/createRecordingLog.js'
import { startReplicas } from '../testing/startReplicas.js'
import { emailIdentity } from './createIdentities.js'
import { createUsers } from './createUsers.js'

it('createUsers leaves one email address when two changes of it are verified at the same time', async () => {
  const { shared } = await startReplicas(0)
  const { log } = createRecordingLog()
  const { db, close } = await openPostgresStore({
    databaseUrl: shared.databaseUrl ?? '',
    log,
    metrics: createNoMetrics(),
  })
  onTestFinished(close)
  const vault = createKeyVault(Buffer.alloc(32, 1))
  const users = createUsers({ db, vault, hash: (text) => text, now: Date.now })
  for (let round = 0; round < 20; round += 1) {
    const user = await users.findOrCreate(emailIdentity(`old${round}@example.org`))
    const next = ['a', 'b'].map((name) => users.setEmail(user, emailIdentity(`${name}${round}@example.org`)))
    expect(await Promise.all(next)).toEqual([true, true])
    expect(await users.identities(user)).toHaveLength(1)
  }
})
