import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { KeyVault } from '../store/createKeyVault.js'
import type { Tables } from '../store/Tables.js'

/** What a ceremony with a passkey is for. */
export type Ceremony = {
  /** To make one, to log in with one, or to unlock with one of who is logged in. */
  readonly kind: 'create' | 'login' | 'unlock'
  readonly projectId: string
  /** Who is logged in; undefined for a login. */
  readonly user?: string
}

/** A ceremony and what its authenticator signs: 32 random bytes as base64url. */
export type BegunCeremony = Ceremony & { readonly bytes: string }

/** Ceremonies that are under way. */
export type Ceremonies = {
  /** Begins one for the key of a device. */
  start(ceremony: Ceremony, jkt: string): Promise<{ readonly challenge: string; readonly bytes: string }>
  /** Ends it, whatever comes of it. @throws ApiRefusal 410, field `challenge`, when it is over or of another device */
  end(challenge: string, jkt: string): Promise<BegunCeremony>
}

/** What they work with. */
export type CeremonyOptions = { readonly db: Kysely<Tables>; readonly vault: KeyVault; readonly now: () => number }

/** How long a ceremony may take. */
export const CEREMONY_MS = 5 * 60_000
const KIND = 'passkey'

/** Ceremonies in the store, so that any server ends what another began, once. */
export function createCeremonies({ db, vault, now }: CeremonyOptions): Ceremonies {
  return {
    async start(ceremony, jkt) {
      const [id, bytes] = [randomUUID(), randomBytes(32).toString('base64url')]
      const sealed = vault.seal(id, JSON.stringify({ ...ceremony, bytes } satisfies BegunCeremony))
      await db
        .insertInto('wallet_challenges')
        .values({
          id,
          kind: KIND,
          jkt,
          link_hash: null,
          code_hash: null,
          sealed,
          tries: 0,
          link_tries: 0,
          expires_at: now() + CEREMONY_MS,
        })
        .execute()
      return { challenge: id, bytes }
    },
    async end(challenge, jkt) {
      const row = await db
        .deleteFrom('wallet_challenges')
        .where('id', '=', challenge)
        .where('kind', '=', KIND)
        .where('jkt', '=', jkt)
        .where('expires_at', '>', now())
        .returning('sealed')
        .executeTakeFirst()
      const text = row && vault.open(challenge, row.sealed)
      if (text === undefined) throw new ApiRefusal(410, 'challenge', 'The request has expired. Try again.')
      return JSON.parse(text)
    },
  }
}
