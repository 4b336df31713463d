import { randomUUID } from 'node:crypto'
import { emailKey } from '../contract/parseEmail.js'
import { HttpError } from '../platform/http/HttpError.js'
import { isSameSecret, newSecret, secretHash } from '../platform/keys/newSecret.js'
import { codeMail } from '../platform/mail/codeMail.js'
import { type CountLimit, type Counts, rateLimited } from '../platform/mail/createCounts.js'
import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import { cooldownMs, mailCooldown, mailLimits } from '../platform/mail/mailLimits.js'
import type { MailService } from '../platform/mail/openMail.js'
import { createEmailLinks, type EmailLinkOptions, type EmailLinks } from './createEmailLinks.js'
import { createEmailSeals, type EmailFacts, expiredCode, newCode } from './createEmailSeals.js'

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
export type EmailLogins = EmailLinks & {
  /** Counts an email for the address and the network. @throws HttpError 429, field `email` */
  count(facts: Pick<EmailFacts, 'email' | 'isKnown'>, jkt: string, block: string): Promise<void>
  /** Starts with a code, or with a link that must be approved first; `id` continues an existing challenge. */
  start(kind: EmailKind, facts: EmailFacts, jkt: string, method: 'code' | 'link', id?: string): Promise<NewChallenge>
  /** @throws HttpError 400 `otp` for a wrong code, 410 `otp` for an expired one, 429 for too many wrong ones */
  check(kind: EmailKind, challenge: string, otp: string, jkt: string): Promise<EmailFacts>
}

/** Options for {@link createEmailLogins}. */
export type EmailLoginOptions = EmailLinkOptions & { readonly counts: Counts }

/** How long a challenge is valid. */
export const challengeMs = 20 * 60_000
const maxTries = 5
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Keeps challenges in the store: keyed hashes of codes, sealed recipients. */
export function createEmailLogins(options: EmailLoginOptions): EmailLogins {
  const { db, counts, now } = options
  const { codeHash, open, seal } = createEmailSeals(options)

  return {
    ...createEmailLinks(options),
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
          sealed: seal(id, facts),
          tries: 0,
          link_tries: 0,
          expires_at: expiresAt,
        })
        .execute()
      return { challenge: id, code, link, expiresAt, retryAt: now() + cooldownMs }
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
      if (row === undefined) throw expiredCode('otp')
      const facts = open(challenge, row.sealed)
      // Without a code there is nothing to guess, and strangers cannot use up the attempts of the address's owner.
      if (row.code_hash === null) throw row.tries >= maxTries ? expiredCode('otp') : wrongCode()
      const wrong: CountLimit = { kind: 'wrong codes', subject: subjectOf(facts, jkt), count: 30, windowMs: dayMs }
      const availableAtMs = await counts.consume([wrong])
      if (availableAtMs !== undefined) throw rateLimited(availableAtMs - now())
      if (!isSameSecret(row.code_hash, codeHash(challenge, otp, jkt)))
        throw row.tries >= maxTries ? expiredCode('otp') : wrongCode()
      await counts.refund(wrong)
      const used = await db.deleteFrom('wallet_challenges').where('id', '=', challenge).executeTakeFirst()
      if (used.numDeletedRows !== 1n) throw expiredCode('otp')
      return facts
    },
  }
}

// A known device has its own counts, on any network.
function subjectOf({ email, isKnown }: Pick<EmailFacts, 'email' | 'isKnown'>, jkt: string): string {
  return isKnown ? `${emailKey(email)}\n${jkt}` : emailKey(email)
}

function wrongCode(): HttpError {
  return new HttpError(400, 'otp', 'Incorrect code')
}

/** Sends the code of a challenge. */
export function postCode(
  mail: MailService | undefined,
  code: { readonly to: string; readonly code: string; readonly origin: string; readonly language: MailLanguage },
): void {
  mail?.outbox.enqueue(codeMail({ ...code, validForMs: challengeMs, brand: mail.brand }))
}
