import { deleteUser, exportUser, readAudit, readUser } from '../contract/walletKeyEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { addAuthenticatedEndpoint } from './addWalletEndpoint.js'
import type { Keys } from './createKeys.js'
import type { Login } from './createLogins.js'
import { addressesOf } from './createUsers.js'
import { requireFresh, requireProof } from './requireProof.js'
import { nextNoticeAt } from './sweepWallet.js'
import type { WalletServices } from './WalletServices.js'

const deletionMs = 30 * 86_400_000
const pageSize = 50
/** More events than one user has in 90 days. */
const exportLimit = 100_000

/** Adds reading, exporting and deleting the signed-in user's data. */
export function addUserRoutes(app: App, services: WalletServices, keys: Keys): void {
  const { audit, notices, now, store, users } = services
  const { db } = store

  addAuthenticatedEndpoint(app, services, readUser, ({ login }) => describeUser(services, keys, login))

  addAuthenticatedEndpoint(app, services, exportUser, async ({ login }) => {
    requireFresh(services, login)
    const { user } = login
    await audit.record(user, 'export', '')
    await notices.send(user, 'exported')
    const [copies, devices, sessions, { events }] = await Promise.all([
      keys.copies(user),
      db.selectFrom('wallet_devices').selectAll().where('user_id', '=', user).execute(),
      db
        .selectFrom('wallet_logins')
        .select(['id', 'method', 'created_at', 'expires_at', 'device_id'])
        .where('user_id', '=', user)
        .execute(),
      audit.list(user, undefined, exportLimit),
    ])
    const { language } = (await users.find(user)) ?? {}
    return { ...(await describeUser(services, keys, login)), language, copies, devices, logins: sessions, events }
  })

  addAuthenticatedEndpoint(app, services, deleteUser, async ({ body, login }) => {
    const { user, device } = login
    if (body.proof !== undefined) {
      requireFresh(services, login)
      await requireProof(services, login, 'user/delete', body.proof)
      await notices.send(user, 'deleted')
      await users.remove(user)
      return { deletionAt: now() }
    }
    const deletionAt = (await users.find(user))?.deletion_at ?? now() + deletionMs
    const notice = { deletion_device: device, deletion_notice_at: nextNoticeAt(deletionAt, now()) }
    const requested = await db
      .updateTable('wallet_users')
      .set({ deletion_at: deletionAt, ...notice })
      .where('id', '=', user)
      .where('deletion_at', 'is', null)
      .executeTakeFirst()
    if (requested.numUpdatedRows === 1n) {
      await audit.record(user, 'deletion/asked', '')
      await notices.send(user, 'deletionRequested', { date: deletionAt })
    }
    return { deletionAt }
  })

  addAuthenticatedEndpoint(app, services, readAudit, async ({ body, login }) => {
    const { events, next } = await audit.list(login.user, body.cursor, pageSize)
    return { events, ...(next !== undefined && { next }) }
  })
}

/** Returns what the user sees of their account: identities, passkeys, keys and addresses. */
async function describeUser({ store, users }: WalletServices, keys: Keys, { user, device }: Login) {
  const [row, identities, passkeys, known] = await Promise.all([
    users.find(user),
    users.identities(user),
    store.db.selectFrom('wallet_passkeys').selectAll().where('user_id', '=', user).execute(),
    keys.list(user),
  ])
  const email = identities.find(({ provider }) => provider === 'email')?.label
  const userName = identities.find(({ provider }) => provider !== 'email')?.label
  const addresses = addressesOf(row)
  const passkeyIdentities = passkeys.map(({ credential_id: id, label, created_at: createdAt }) => ({
    id,
    provider: 'passkey',
    label,
    createdAt,
  }))
  return {
    user,
    ...(email !== undefined && { email }),
    ...(userName !== undefined && { userName }),
    identities: [...identities, ...passkeyIdentities] as never,
    ...(addresses !== undefined && { addresses }),
    keys: known.map(({ device: owner, credentialId, ...key }) => ({
      ...key,
      ...(credentialId !== null && { credentialId }),
      isThisDevice: owner === device,
    })),
    ...(row?.deletion_at && { deletionAt: row.deletion_at }),
  }
}
