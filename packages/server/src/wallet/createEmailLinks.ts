import type { Kysely } from 'kysely'
import { isSameSecret, secretHash } from '../platform/keys/newSecret.js'
import type { Tables } from '../platform/store/Tables.js'
import { createEmailSeals, type EmailFacts, type EmailSealOptions, expiredCode, newCode } from './createEmailSeals.js'

/** Links by which the owner of an address approves a device's first sign-in. */
export type EmailLinks = {
  /** Returns whether the link was approved. @throws HttpError 410 */
  isApproved(challenge: string, jkt: string): Promise<boolean>
  /** Returns whether this device was recently approved for the address by a link of a challenge: then another code needs no new link. */
  wasApproved(challenge: string, email: string, jkt: string): Promise<boolean>
  /** Returns the content behind a link; undefined when it has expired. */
  read(link: string): Promise<EmailFacts | undefined>
  /** Returns the code to email, if the digits match those on the device. */
  approve(
    link: string,
    digits: string,
  ): Promise<'wrong' | 'over' | { readonly code: string; readonly facts: EmailFacts }>
}

/** Options for {@link createEmailLinks}. */
export type EmailLinkOptions = EmailSealOptions & { readonly db: Kysely<Tables>; readonly now: () => number }

const linkTries = 3

/** Approves the challenges in the store. */
export function createEmailLinks(options: EmailLinkOptions): EmailLinks {
  const { db, now } = options
  const { codeHash, open } = createEmailSeals(options)

  return {
    async isApproved(challenge, jkt) {
      const row = await db
        .selectFrom('wallet_challenges')
        .select(['code_hash', 'link_tries'])
        .where('id', '=', challenge)
        .where('jkt', '=', jkt)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (row === undefined || (row.code_hash === null && row.link_tries >= linkTries)) throw expiredCode('challenge')
      return row.code_hash !== null
    },
    async wasApproved(challenge, email, jkt) {
      const row = await db
        .selectFrom('wallet_challenges')
        .select('sealed')
        .where('id', '=', challenge)
        .where('kind', '=', 'email/verify')
        .where('jkt', '=', jkt)
        .where('code_hash', 'is not', null)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return row !== undefined && open(challenge, row.sealed).email === email
    },
    async read(link) {
      const row = await db
        .selectFrom('wallet_challenges')
        .select(['id', 'sealed'])
        .where('link_hash', '=', secretHash(link))
        .where('link_tries', '<', linkTries)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return row && open(row.id, row.sealed)
    },
    async approve(link, digits) {
      // Counted before the check, so that concurrent attempts all count.
      const row = await db
        .updateTable('wallet_challenges')
        .set((eb) => ({ link_tries: eb('link_tries', '+', 1) }))
        .where('link_hash', '=', secretHash(link))
        .where('link_tries', '<', linkTries)
        .where('expires_at', '>', now())
        .returning(['id', 'sealed', 'jkt', 'link_tries'])
        .executeTakeFirst()
      if (row === undefined) return 'over'
      const facts = open(row.id, row.sealed)
      if (!isSameSecret(facts.match, digits)) return row.link_tries >= linkTries ? 'over' : 'wrong'
      const code = newCode()
      const approved = await db
        .updateTable('wallet_challenges')
        .set({ code_hash: codeHash(row.id, code, row.jkt), link_hash: null })
        .where('id', '=', row.id)
        .where('code_hash', 'is', null)
        .executeTakeFirst()
      return approved.numUpdatedRows === 1n ? { code, facts } : 'over'
    },
  }
}
