import type { Kysely, Selectable } from 'kysely'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { Tables } from '../store/Tables.js'

/** A public key of an authenticator. */
export type Passkey = Selectable<Tables['wallet_passkeys']>

/** What is known of a passkey when it is made. */
export type NewPasskey = Pick<Passkey, 'credential_id' | 'user_id' | 'public_key' | 'counter' | 'transports' | 'label'>

/** The passkeys of users. One without a copy of the wallet is good for nothing: who makes it has not shown that the wallet is theirs. */
export type Passkeys = {
  /** Keeps one, in place of those of the user that never got a copy. @throws ApiRefusal 400, field `response`, for one that is known */
  add(passkey: NewPasskey): Promise<void>
  /** One with a copy, whoever has it. */
  find(credentialId: string): Promise<Passkey | undefined>
  /** Those of a user that have a copy. */
  list(user: string): Promise<readonly Passkey[]>
  /** Notes its counter. False where the counter did not go on: somebody has made another authenticator like it. */
  use(credentialId: string, counter: number): Promise<boolean>
}

/** What they work with. */
export type PasskeyOptions = { readonly db: Kysely<Tables>; readonly now: () => number }

/** Passkeys in the store. */
export function createPasskeys({ db, now }: PasskeyOptions): Passkeys {
  const withCopy = () =>
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
      await db.transaction().execute(async (transaction) => {
        const kept = transaction
          .selectFrom('wallet_keys')
          .select('credential_id')
          .where('user_id', '=', passkey.user_id)
          .where('credential_id', 'is not', null)
        await transaction
          .deleteFrom('wallet_passkeys')
          .where('user_id', '=', passkey.user_id)
          .where('credential_id', 'not in', kept)
          .execute()
        const added = await transaction
          .insertInto('wallet_passkeys')
          .values({ ...passkey, created_at: now(), used_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n)
          throw new ApiRefusal(400, 'response', 'This passkey is already registered')
      })
    },
    find: (credentialId) => withCopy().where('credential_id', '=', credentialId).executeTakeFirst(),
    list: (user) => withCopy().where('user_id', '=', user).orderBy('created_at').execute(),
    async use(credentialId, counter) {
      const used = await db
        .updateTable('wallet_passkeys')
        .set({ counter, used_at: now() })
        .where('credential_id', '=', credentialId)
        // Many authenticators do not count: then it is 0 for ever.
        .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
        .executeTakeFirst()
      return used.numUpdatedRows === 1n
    },
  }
}
