import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { HttpError } from '../platform/http/HttpError.js'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import type { Tables } from '../platform/store/Tables.js'

/** Purpose of a passkey ceremony. */
export type Ceremony = {
  /** Create a passkey, sign in with one, or unlock with one while signed in. */
  readonly kind: 'create' | 'login' | 'unlock'
  readonly projectId: string
  /** The signed-in user; undefined for a sign-in. */
  readonly user?: string
}

/** A started ceremony and the bytes that its authenticator signs: 32 random bytes, base64url-encoded. */
export type StartedCeremony = Ceremony & { readonly bytes: string }

/** Pending ceremonies. */
export type Ceremonies = {
  /** Starts a ceremony for the key of a device. */
  start(ceremony: Ceremony, jkt: string): Promise<{ readonly challenge: string; readonly bytes: string }>
  /** Ends a ceremony, whatever its outcome. @throws HttpError 410, field `challenge`, when it has expired or belongs to another device */
  end(challenge: string, jkt: string): Promise<StartedCeremony>
}

/** Dependencies of {@link createCeremonies}. */
export type CeremonyOptions = { readonly db: Kysely<Tables>; readonly vault: KeyVault; readonly now: () => number }

/** How long a ceremony is valid. */
export const ceremonyMs = 5 * 60_000
const ceremonyKind = 'passkey'

/** Keeps ceremonies in the store, so that any server can end one that another started, once. */
export function createCeremonies({ db, vault, now }: CeremonyOptions): Ceremonies {
  return {
    async start(ceremony, jkt) {
      const [id, bytes] = [randomUUID(), randomBytes(32).toString('base64url')]
      const sealed = vault.seal(id, JSON.stringify({ ...ceremony, bytes } satisfies StartedCeremony))
      await db
        .insertInto('wallet_challenges')
        .values({
          id,
          kind: ceremonyKind,
          jkt,
          link_hash: null,
          code_hash: null,
          sealed,
          tries: 0,
          link_tries: 0,
          expires_at: now() + ceremonyMs,
        })
        .execute()
      return { challenge: id, bytes }
    },
    async end(challenge, jkt) {
      const row = await db
        .deleteFrom('wallet_challenges')
        .where('id', '=', challenge)
        .where('kind', '=', ceremonyKind)
        .where('jkt', '=', jkt)
        .where('expires_at', '>', now())
        .returning('sealed')
        .executeTakeFirst()
      const text = row && vault.open(challenge, row.sealed)
      if (text === undefined) throw new HttpError(410, 'challenge', 'The request has expired. Try again.')
      return JSON.parse(text)
    },
  }
}
