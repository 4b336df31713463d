import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import type { Tables } from '../platform/store/Tables.js'

/** Identity at a provider: `subject` never changes, `label` is the display name. */
export type NewIdentity = { readonly provider: string; readonly subject: string; readonly label: string }

type IdentityKey = Pick<NewIdentity, 'provider' | 'subject'>

/** A sign-in method of a user. */
export type KnownIdentity = {
  readonly id: string
  readonly provider: string
  readonly label: string
  readonly createdAt: number
}

/** Sign-in methods of users; `db` can be a transaction. */
export type Identities = {
  list(user: string): Promise<readonly KnownIdentity[]>
  ownerOf(identity: IdentityKey, db?: Kysely<Tables>): Promise<string | undefined>
  /** Returns whether the identity signed in on the device of a key. */
  hasDevice(identity: IdentityKey, jkt: string): Promise<boolean>
  /** Returns false if the identity belongs to a user already. */
  add(db: Kysely<Tables>, user: string, identity: NewIdentity): Promise<boolean>
  /** Removes the user's other identities of the provider. */
  removeOthers(db: Kysely<Tables>, user: string, identity: IdentityKey): Promise<void>
}

/** Options for {@link createIdentities}. `hash` finds a subject that is not stored in plain text. */
export type IdentityOptions = {
  readonly db: Kysely<Tables>
  readonly vault: KeyVault
  readonly hash: (text: string) => string
  readonly now: () => number
}

/** Stores identities sealed, and finds them by a keyed hash. */
export function createIdentities({ db: own, vault, hash, now }: IdentityOptions): Identities {
  const hashOf = ({ provider, subject }: IdentityKey): string => hash(`${provider}\n${subject}`)

  return {
    async list(user) {
      const rows = await own
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
    },
    async ownerOf(identity, db = own) {
      const row = await db
        .selectFrom('wallet_identities')
        .select('user_id')
        .where('provider', '=', identity.provider)
        .where('subject_hash', '=', hashOf(identity))
        .executeTakeFirst()
      return row?.user_id
    },
    async hasDevice(identity, jkt) {
      const row = await own
        .selectFrom('wallet_identities')
        .innerJoin('wallet_devices', 'wallet_devices.user_id', 'wallet_identities.user_id')
        .select('wallet_devices.id')
        .where('wallet_identities.provider', '=', identity.provider)
        .where('wallet_identities.subject_hash', '=', hashOf(identity))
        .where('wallet_devices.jkt', '=', jkt)
        .executeTakeFirst()
      return row !== undefined
    },
    async add(db, user, identity) {
      const [id, { provider, label }] = [randomUUID(), identity]
      const added = await db
        .insertInto('wallet_identities')
        .values({
          id,
          user_id: user,
          provider,
          subject_hash: hashOf(identity),
          label: vault.seal(id, label),
          created_at: now(),
        })
        .onConflict((conflict) => conflict.columns(['provider', 'subject_hash']).doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    },
    async removeOthers(db, user, identity) {
      await db
        .deleteFrom('wallet_identities')
        .where('user_id', '=', user)
        .where('provider', '=', identity.provider)
        .where('subject_hash', '!=', hashOf(identity))
        .execute()
    },
  }
}

/** Returns the identity of an email address, in any case. */
export function emailIdentity(email: string): NewIdentity {
  return { provider: 'email', subject: email.toLowerCase(), label: email }
}
