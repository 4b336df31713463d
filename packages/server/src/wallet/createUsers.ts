import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { HttpError } from '../platform/http/HttpError.js'
import type { Tables } from '../platform/store/Tables.js'
import { createIdentities, type Identities, type IdentityOptions, type NewIdentity } from './createIdentities.js'
import type { WalletAddresses } from './createKeys.js'

/** A user who has a wallet, or started to create one. */
export type WalletUser = Selectable<Tables['wallet_users']>

/** Returns the accounts of a user's wallet; undefined before there is one. */
export function addressesOf(user: WalletUser | undefined): WalletAddresses | undefined {
  if (user?.eoa == null || user.owner === null || user.solana === null) return undefined
  return { eoa: user.eoa, owner: user.owner, solana: user.solana }
}

/** Users of the wallet and their sign-in methods. */
export type Users = Pick<Identities, 'hasDevice'> & {
  /** Returns the user of an identity, created on first sign-in. */
  findOrCreate(identity: NewIdentity): Promise<string>
  find(user: string): Promise<WalletUser | undefined>
  identities: Identities['list']
  /** Returns the user's email address. */
  email(user: string): Promise<string | undefined>
  /** Changes the user's email address. Returns false if it belongs to another user. */
  setEmail(user: string, identity: NewIdentity): Promise<boolean>
  /** Deletes all data of a user, unless they no longer meet the condition. */
  remove(user: string, isDue?: (user: WalletUser) => boolean): Promise<void>
}

const userTables = [
  'wallet_identities',
  'wallet_devices',
  'wallet_logins',
  'wallet_passkeys',
  'wallet_keys',
  'wallet_audit',
] as const

/** Stores users in the database. */
export function createUsers(options: IdentityOptions): Users {
  const { db, now } = options
  const identities = createIdentities(options)

  return {
    identities: identities.list,
    hasDevice: identities.hasDevice,
    async findOrCreate(identity) {
      const known = await identities.ownerOf(identity)
      if (known !== undefined) return known
      return db.transaction().execute(async (transaction) => {
        const user = randomUUID()
        // A concurrent request of the same user may be faster.
        if (!(await identities.add(transaction, user, identity)))
          return (await identities.ownerOf(identity, transaction)) as string
        await transaction.insertInto('wallet_users').values({ id: user, created_at: now() }).execute()
        return user
      })
    },
    find: (user) => db.selectFrom('wallet_users').selectAll().where('id', '=', user).executeTakeFirst(),
    async email(user) {
      return (await identities.list(user)).find(({ provider }) => provider === 'email')?.label
    },
    setEmail: (user, identity) =>
      changeUser(db, user, async (transaction) => {
        if (!(await identities.add(transaction, user, identity))) return false
        await identities.removeOthers(transaction, user, identity)
        return true
      }),
    async remove(user, isDue = () => true) {
      await db.transaction().execute(async (transaction) => {
        const locked = await lockUser(transaction, user)
        if (locked !== undefined && !isDue(locked)) return
        for (const table of userTables) await transaction.deleteFrom(table).where('user_id', '=', user).execute()
        await transaction.deleteFrom('wallet_users').where('id', '=', user).execute()
      })
    },
  }
}

/**
 * Runs one change of a user's data at a time, in a transaction.
 * @throws HttpError 401, field `authorization`, when the user was removed
 */
export function changeUser<T>(
  db: Kysely<Tables>,
  user: string,
  change: (transaction: Kysely<Tables>, user: WalletUser) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockUser(transaction, user)
    if (locked === undefined) throw unauthorized()
    return change(transaction, locked)
  })
}

/** Returns the error for a token without a session, user or device. */
export function unauthorized(): HttpError {
  return new HttpError(401, 'authorization', 'Invalid or expired token. Sign in again.')
}

/** Makes other changes of the user wait for this transaction. */
function lockUser(transaction: Kysely<Tables>, user: string): Promise<WalletUser | undefined> {
  return transaction
    .updateTable('wallet_users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', user)
    .returningAll()
    .executeTakeFirst()
}
