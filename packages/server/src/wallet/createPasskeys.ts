import type { Kysely, Selectable } from 'kysely'
import { HttpError } from '../platform/http/HttpError.js'
import type { Tables } from '../platform/store/Tables.js'
import { changeUser } from './createUsers.js'

/** A stored passkey. */
export type Passkey = Selectable<Tables['wallet_passkeys']>

/** Data of a new passkey. */
export type NewPasskey = Pick<Passkey, 'credential_id' | 'user_id' | 'public_key' | 'counter' | 'transports' | 'label'>

/** Passkeys of users. One without a copy of the wallet is useless: its creator has not proven that the wallet is theirs. */
export type Passkeys = {
  /** Stores a passkey, replacing those of the user that never got a copy. @throws HttpError 400, field `response`, for a known one */
  add(passkey: NewPasskey): Promise<void>
  /** Finds a passkey with a copy, of any user. */
  find(credentialId: string): Promise<Passkey | undefined>
  /** Lists passkeys of a user that have a copy. */
  list(user: string): Promise<readonly Passkey[]>
  /** Updates the counter. Returns false if it did not increase, because the authenticator was cloned. */
  use(credentialId: string, counter: number): Promise<boolean>
}

/** Dependencies of {@link createPasskeys}. */
export type PasskeyOptions = { readonly db: Kysely<Tables>; readonly now: () => number }

/** Stores passkeys in the database. */
export function createPasskeys({ db, now }: PasskeyOptions): Passkeys {
  const hasCopy = () =>
    db
      .selectFrom('wallet_passkeys')
      .selectAll()
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('wallet_keys')
            .select('wallet_keys.id')
            .whereRef('wallet_keys.user_id', '=', 'wallet_passkeys.user_id')
            .whereRef('wallet_keys.credential_id', '=', 'wallet_passkeys.credential_id'),
        ),
      )

  return {
    async add(passkey) {
      await changeUser(db, passkey.user_id, async (transaction) => {
        const remaining = transaction
          .selectFrom('wallet_keys')
          .select('credential_id')
          .where('user_id', '=', passkey.user_id)
          .where('credential_id', 'is not', null)
        await transaction
          .deleteFrom('wallet_passkeys')
          .where('user_id', '=', passkey.user_id)
          .where('credential_id', 'not in', remaining)
          .execute()
        const added = await transaction
          .insertInto('wallet_passkeys')
          .values({ ...passkey, created_at: now(), used_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n)
          throw new HttpError(400, 'response', 'This passkey is already registered')
      })
    },
    find: (credentialId) => hasCopy().where('credential_id', '=', credentialId).executeTakeFirst(),
    list: (user) => hasCopy().where('user_id', '=', user).orderBy('created_at').execute(),
    async use(credentialId, counter) {
      const used = await db
        .updateTable('wallet_passkeys')
        .set({ counter, used_at: now() })
        .where('credential_id', '=', credentialId)
        // Many authenticators do not count: then it is always 0.
        .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
        .executeTakeFirst()
      return used.numUpdatedRows === 1n
    },
  }
}
