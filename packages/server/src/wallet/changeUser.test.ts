import { expect, it, onTestFinished } from 'vitest'
import type { AppContext } from '../platform/http/AppContext.js'
import { createKeyVault } from '../platform/keys/createKeyVault.js'
import { makeRoot } from '../testing/makeRoot.js'
import { openTestStore, temporaryDirectory } from '../testing/startTestServer.js'
import type { AccessTokens } from './createAccessTokens.js'
import { createAudit } from './createAudit.js'
import { emailIdentity } from './createIdentities.js'
import { createKeys } from './createKeys.js'
import { createLogins } from './createLogins.js'
import { createUsers } from './createUsers.js'

const unauthorized = { status: 401, field: 'authorization' }
const c = { req: { header: () => undefined } } as unknown as AppContext

/** A user, and a callback for each event before it is recorded. */
async function start() {
  const { db, close } = await openTestStore(temporaryDirectory())
  onTestFinished(close)
  const options = { db, vault: createKeyVault(Buffer.alloc(32, 1)), hash: (text: string) => text, now: Date.now }
  const users = createUsers(options)
  const user = await users.findOrCreate(emailIdentity('alice@example.org'))
  const audit = createAudit(options)
  const hooks = { onRecord: () => {} }
  const record: typeof audit.record = (...event) => {
    hooks.onRecord()
    return audit.record(...event)
  }
  const logins = createLogins({
    ...options,
    audit: { ...audit, record },
    tokens: { sign: async () => ({ token: '', expiresAtMs: 0 }) } as unknown as AccessTokens,
    onCancel: async () => {},
  })
  const logIn = async (jkt: string) => {
    await logins.add({ c, jkt, user, method: 'email' })
    const devices = db.selectFrom('wallet_devices').select('id').where('jkt', '=', jkt)
    return (await devices.executeTakeFirstOrThrow()).id
  }
  const count = async () => {
    const tables = ['wallet_devices', 'wallet_logins', 'wallet_keys', 'wallet_audit', 'wallet_identities'] as const
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    return rows.flat().length
  }
  return { users, user, hooks, logins, logIn, keys: createKeys(options), count }
}

it('a sign-in during the removal of its user leaves no data of the user', async () => {
  const { users, user, hooks, logins, count } = await start()
  let removing: Promise<void> | undefined
  hooks.onRecord = () => {
    removing ??= users.remove(user)
  }
  await logins.add({ c, jkt: 'phone', user, method: 'email' })
  await removing
  expect(await count()).toBe(0)
})

it('a removed user can no longer sign in, add a copy or change the email address', async () => {
  const { users, user, logins, keys, count } = await start()
  await users.remove(user)
  const root = makeRoot()
  await expect(logins.add({ c, jkt: 'phone', user, method: 'email' })).rejects.toMatchObject(unauthorized)
  await expect(keys.add(user, root.copy('code'), root.addresses, 'phone')).rejects.toMatchObject(unauthorized)
  await expect(users.setEmail(user, emailIdentity('bob@example.org'))).rejects.toMatchObject(unauthorized)
  expect(await count()).toBe(0)
})

it('keys.remove removes a copy and its device together, so that the device cannot store another copy', async () => {
  const { user, logIn, keys } = await start()
  const root = makeRoot()
  const [lost, own] = [await logIn('lost'), await logIn('own')]
  const [copy, code] = [root.copy('device'), root.copy('code')]
  await keys.add(user, copy, root.addresses, lost)
  await keys.add(user, code, root.addresses, own)
  const removing = keys.remove(user, copy.keyId, own)
  await expect(keys.add(user, root.copy('device'), root.addresses, lost)).rejects.toMatchObject(unauthorized)
  await removing
  expect((await keys.list(user)).map(({ keyId }) => keyId)).toEqual([code.keyId])
  await expect(keys.remove(user, code.keyId, own)).rejects.toMatchObject({ status: 403, field: 'keyId' })
})
