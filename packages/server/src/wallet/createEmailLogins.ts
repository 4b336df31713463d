import { randomInt, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { emailKey } from '../contract/parseEmail.js'
import { HttpError } from '../platform/http/HttpError.js'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import { isSameSecret, newSecret, secretHash } from '../platform/keys/newSecret.js'
import { type CountLimit, type Counts, rateLimited } from '../platform/mail/createCounts.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import { cooldownMs, mailCooldown, mailLimits } from '../platform/mail/mailLimits.js'
import type { Tables } from '../platform/store/Tables.js'

/** Content of a challenge. */
export type EmailFacts = {
  readonly email: string
  /** Origin of the requesting page. */
  readonly origin: string
  /** Name of the device. */
  readonly device: string
  /** Two digits that the device shows, for the page behind the link. */
  readonly match: string
  /** Language of the emails, from the page. */
  readonly language: MailLanguage
  /** Whether the device signed in with the address before. */
  readonly isKnown: boolean
  /** User whose address is changed. */
  readonly user?: string
  /** The user's current address. */
  readonly from?: string
}

/** Purpose of a challenge: a sign-in, or the two steps of an address change. */
export type EmailKind = 'email/verify' | 'email/primary' | 'email/secondary'

/** A new challenge. `code` or `link` are only sent to the address. */
export type NewChallenge = {
  readonly challenge: string
  readonly code: string | undefined
  readonly link: string | undefined
  readonly expiresAt: number
  readonly retryAt: number
}

/** Proofs of access to an email address, on the device that requested them. */
export type EmailLogins = {
  /** Counts an email for the address and the network. @throws HttpError 429, field `email` */
  count(facts: Pick<EmailFacts, 'email' | 'isKnown'>, jkt: string, block: string): Promise<void>
  /** Starts with a code, or with a link that must be approved first; `id` continues an existing challenge. */
  start(kind: EmailKind, facts: EmailFacts, jkt: string, method: 'code' | 'link', id?: string): Promise<NewChallenge>
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
  /** @throws HttpError 400 `otp` for a wrong code, 410 `otp` for an expired one, 429 for too many wrong ones */
  check(kind: EmailKind, challenge: string, otp: string, jkt: string): Promise<EmailFacts>
}

/** Options for {@link createEmailLogins}. */
export type EmailLoginOptions = {
  readonly db: Kysely<Tables>
  readonly counts: Counts
  readonly vault: KeyVault
  readonly hash: (text: string) => string
  readonly now: () => number
}

/** How long a challenge is valid. */
export const challengeMs = 20 * 60_000
const maxTries = 5
const linkTries = 3
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Keeps challenges in the store: keyed hashes of codes, sealed recipients. */
export function createEmailLogins({ db, counts, vault, hash, now }: EmailLoginOptions): EmailLogins {
  const codeHash = (id: string, code: string, jkt: string): string => hash(`code\n${id}\n${code}\n${jkt}`)
  // A known device has its own counts, on any network.
  const subjectOf = ({ email, isKnown }: Pick<EmailFacts, 'email' | 'isKnown'>, jkt: string): string =>
    isKnown ? `${emailKey(email)}\n${jkt}` : emailKey(email)
  // Challenges created before emails had languages have none.
  const open = (id: string, sealed: string): EmailFacts => ({
    language: 'en',
    ...JSON.parse(vault.open(id, sealed) ?? 'null'),
  })

  return {
    async count(facts, jkt, block) {
      const subject = subjectOf(facts, jkt)
      const availableAtMs = await counts.consume([
        mailCooldown({ kind: 'wallet mails', subject, block }),
        ...mailLimits({ kind: 'wallet mails', subject, block }),
        { kind: 'wallet mails of a block, hour', subject: block, count: 20, windowMs: hourMs },
      ])
      if (availableAtMs !== undefined) throw rateLimited(availableAtMs - now())
    },
    async start(kind, facts, jkt, method, id = randomUUID()) {
      const code = method === 'code' ? newCode() : undefined
      const link = method === 'link' ? newSecret() : undefined
      const expiresAt = now() + challengeMs
      await db
        .insertInto('wallet_challenges')
        .values({
          id,
          kind,
          jkt,
          link_hash: link === undefined ? null : secretHash(link),
          code_hash: code === undefined ? null : codeHash(id, code, jkt),
          sealed: vault.seal(id, JSON.stringify(facts)),
          tries: 0,
          link_tries: 0,
          expires_at: expiresAt,
        })
        .execute()
      return { challenge: id, code, link, expiresAt, retryAt: now() + cooldownMs }
    },
    async isApproved(challenge, jkt) {
      const row = await db
        .selectFrom('wallet_challenges')
        .select(['code_hash', 'link_tries'])
        .where('id', '=', challenge)
        .where('jkt', '=', jkt)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (row === undefined || (row.code_hash === null && row.link_tries >= linkTries)) throw expired('challenge')
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
    async check(kind, challenge, otp, jkt) {
      const row = await db
        .updateTable('wallet_challenges')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', challenge)
        .where('kind', '=', kind)
        .where('jkt', '=', jkt)
        .where('tries', '<', maxTries)
        .where('expires_at', '>', now())
        .returning(['code_hash', 'sealed', 'tries'])
        .executeTakeFirst()
      if (row === undefined) throw expired('otp')
      const facts = open(challenge, row.sealed)
      // Without a code there is nothing to guess, and strangers cannot use up the attempts of the address's owner.
      if (row.code_hash === null) throw row.tries >= maxTries ? expired('otp') : wrongCode()
      const wrong: CountLimit = { kind: 'wrong codes', subject: subjectOf(facts, jkt), count: 30, windowMs: dayMs }
      const availableAtMs = await counts.consume([wrong])
      if (availableAtMs !== undefined) throw rateLimited(availableAtMs - now())
      if (!isSameSecret(row.code_hash, codeHash(challenge, otp, jkt)))
        throw row.tries >= maxTries ? expired('otp') : wrongCode()
      await counts.refund(wrong)
      const used = await db.deleteFrom('wallet_challenges').where('id', '=', challenge).executeTakeFirst()
      if (used.numDeletedRows !== 1n) throw expired('otp')
      return facts
    },
  }
}

/** Generates two digits that a device shows and the page behind its link asks for. */
export function newMatch(): string {
  return String(randomInt(100)).padStart(2, '0')
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

function expired(field: string): HttpError {
  return new HttpError(410, field, 'The code has expired. Request a new one.')
}

function wrongCode(): HttpError {
  return new HttpError(400, 'otp', 'Incorrect code')
}
