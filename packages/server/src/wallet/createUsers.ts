import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import type { Tables } from '../platform/store/Tables.js'
import type { WalletAddresses } from './createKeys.js'

/** A user who has a wallet, or started to create one. */
export type WalletUser = Selectable<Tables['wallet_users']>

/** Returns the accounts of a user's wallet; undefined before there is one. */
export function addressesOf(user: WalletUser | undefined): WalletAddresses | undefined {
  if (user?.eoa == null || user.owner === null || user.solana === null) return undefined
  return { eoa: user.eoa, owner: user.owner, solana: user.solana }
}

/** Identity at a provider: `subject` never changes, `label` is the display name. */
export type NewIdentity = { readonly provider: string; readonly subject: string; readonly label: string }

/** A sign-in method of a user. */
export type KnownIdentity = {
  readonly id: string
  readonly provider: string
  readonly label: string
  readonly createdAt: number
}

/** Users of the wallet and their sign-in methods. */
export type Users = {
  /** Returns the user of an identity, created on first sign-in. */
  findOrCreate(identity: NewIdentity): Promise<string>
  find(user: string): Promise<WalletUser | undefined>
  /** Returns whether the identity signed in on the device of a key. */
  hasDevice(identity: Pick<NewIdentity, 'provider' | 'subject'>, jkt: string): Promise<boolean>
  identities(user: string): Promise<readonly KnownIdentity[]>
  /** Returns the user's email address. */
  email(user: string): Promise<string | undefined>
  /** Changes the user's email address. Returns false if it belongs to another user. */
  setEmail(user: string, identity: NewIdentity): Promise<boolean>
  /** Deletes all data of a user. */
  remove(user: string): Promise<void>
}

/** Options for {@link createUsers}. `hash` finds a subject that is not stored in plain text. */
export type UserOptions = {
  readonly db: Kysely<Tables>
  readonly vault: KeyVault
  readonly hash: (text: string) => string
  readonly now: () => number
}

const userTables = [
  'wallet_identities',
  'wallet_devices',
  'wallet_logins',
  'wallet_passkeys',
  'wallet_keys',
  'wallet_audit',
] as const

/** Stores users: identities are found by a keyed hash and sealed. */
export function createUsers({ db, vault, hash, now }: UserOptions): Users {
  const hashOf = ({ provider, subject }: Pick<NewIdentity, 'provider' | 'subject'>): string =>
    hash(`${provider}\n${subject}`)

  const owner = async (identity: NewIdentity): Promise<string | undefined> => {
    const row = await db
      .selectFrom('wallet_identities')
      .select('user_id')
      .where('provider', '=', identity.provider)
      .where('subject_hash', '=', hashOf(identity))
      .executeTakeFirst()
    return row?.user_id
  }

  const rowOf = (user: string, identity: NewIdentity) => {
    const id = randomUUID()
    const { provider, label } = identity
    return {
      id,
      user_id: user,
      provider,
      subject_hash: hashOf(identity),
      label: vault.seal(id, label),
      created_at: now(),
    }
  }

  const identities: Users['identities'] = async (user) => {
    const rows = await db
      .selectFrom('wallet_identities')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute()
    return rows.map(({ id, provider, label, created_at }) => ({
      id,
      provider,
      label: vault.open(id, label) ?? '',
      createdAt: created_at,
    }))
  }

  return {
    identities,
    async findOrCreate(identity) {
      const known = await owner(identity)
      if (known !== undefined) return known
      return db.transaction().execute(async (transaction) => {
        const user = randomUUID()
        const added = await transaction
          .insertInto('wallet_identities')
          .values(rowOf(user, identity))
          .onConflict((conflict) => conflict.columns(['provider', 'subject_hash']).doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) {
          // A concurrent request of the same user was faster.
          const row = await transaction
            .selectFrom('wallet_identities')
            .select('user_id')
            .where('provider', '=', identity.provider)
            .where('subject_hash', '=', hashOf(identity))
            .executeTakeFirstOrThrow()
          return row.user_id
        }
        await transaction.insertInto('wallet_users').values({ id: user, created_at: now() }).execute()
        return user
      })
    },
    find: (user) => db.selectFrom('wallet_users').selectAll().where('id', '=', user).executeTakeFirst(),
    async hasDevice(identity, jkt) {
      const row = await db
        .selectFrom('wallet_identities')
        .innerJoin('wallet_devices', 'wallet_devices.user_id', 'wallet_identities.user_id')
        .select('wallet_devices.id')
        .where('wallet_identities.provider', '=', identity.provider)
        .where('wallet_identities.subject_hash', '=', hashOf(identity))
        .where('wallet_devices.jkt', '=', jkt)
        .executeTakeFirst()
      return row !== undefined
    },
    async email(user) {
      return (await identities(user)).find(({ provider }) => provider === 'email')?.label
    },
    async setEmail(user, identity) {
      return db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('wallet_identities')
          .values(rowOf(user, identity))
          .onConflict((conflict) => conflict.columns(['provider', 'subject_hash']).doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) return false
        await transaction
          .deleteFrom('wallet_identities')
          .where('user_id', '=', user)
          .where('provider', '=', 'email')
          .where('subject_hash', '!=', hashOf(identity))
          .execute()
        return true
      })
    },
    async remove(user) {
      await db.transaction().execute(async (transaction) => {
        for (const table of userTables) await transaction.deleteFrom(table).where('user_id', '=', user).execute()
        await transaction.deleteFrom('wallet_users').where('id', '=', user).execute()
      })
    },
  }
}
