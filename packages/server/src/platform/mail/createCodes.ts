import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { emailKey } from '../../contract/parseEmail.js'
import { HttpError } from '../http/HttpError.js'
import { createKeyVault } from '../keys/createKeyVault.js'
import type { Tables } from '../store/Tables.js'
import { type CountLimit, createCounts, rateLimited } from './createCounts.js'
import { cooldownMs, mailCooldown, mailLimits } from './mailLimits.js'

/** A code request. `block` is the caller's network; `content` is returned for the right code. */
export type CodeRequest = {
  readonly email: string
  /** The claimed holder of the address, such as an account of a project. */
  readonly account: string
  readonly block: string
  readonly content: CodeContent
}

/** An issued code. It is only sent to the address. */
export type IssuedCode = {
  readonly id: string
  readonly code: string
  readonly expiresAtMs: number
  readonly retryAtMs: number
}

/** Data attached to a code. */
export type CodeContent = Readonly<Record<string, unknown>>

/** A verified address. */
export type ConfirmedCode = { readonly email: string; readonly content: CodeContent }

/** Codes that prove access to an email address. */
export type Codes = {
  /** @throws HttpError 429, field `email`, with `retryAtMs`: too many for the address, the account or the network */
  issue(ask: CodeRequest): Promise<IssuedCode>
  /**
   * Uses up a code and returns its content. A code whose content `isFor` rejects is treated as missing.
   * @throws HttpError 400 `otp` for a wrong code, 410 `otp` for an expired or used one or too many attempts, 429 for too many wrong codes
   */
  check(id: string, code: string, accepts: (content: CodeContent) => boolean): Promise<ConfirmedCode>
  /** Deletes expired codes and counts. */
  sweep(): Promise<void>
}

/** Options for {@link createCodes}. `purpose` separates different uses; `key` has 32 bytes and is the same on every server. */
export type CodeOptions = {
  readonly db: Kysely<Tables>
  readonly key: Buffer
  readonly purpose: string
  readonly now: () => number
}

/** How long a code is valid. */
export const codeMs = 20 * 60_000
const digitCount = 6
const maxTries = 5
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const wrongCodesPerDay = 30

/** Creates 6-digit codes. Only a keyed hash of each is stored; its recipient is encrypted. */
export function createCodes({ db, key, purpose, now }: CodeOptions): Codes {
  const secret = createHmac('sha256', key).update(`codes for ${purpose}`).digest()
  const vault = createKeyVault(secret)
  // Emails are counted over all uses, because one person receives them.
  const counts = createCounts({ db, key: createHmac('sha256', key).update('mails').digest(), now })
  const hashOf = (id: string, code: string): Buffer => createHmac('sha256', secret).update(`${id}\n${code}`).digest()
  // Counted by the network that requested the code, so that strangers do not use up another user's attempts.
  const wrongCodeLimit = ({ email, block }: Pick<CodeRequest, 'email' | 'block'>): CountLimit => ({
    kind: `wrong for ${purpose}`,
    subject: `${emailKey(email)}\n${block}`,
    count: wrongCodesPerDay,
    windowMs: dayMs,
  })

  return {
    async issue({ email, account, block, content }) {
      const [to, by] = [emailKey(email), `${purpose}\n${account}`]
      const availableAtMs = await counts.consume([
        mailCooldown({ kind: 'address', subject: to, block }),
        ...mailLimits({ kind: 'address', subject: to, block }),
        ...mailLimits({ kind: 'account', subject: by, block }),
        { kind: 'block, hour', subject: block, count: 20, windowMs: hourMs },
      ])
      if (availableAtMs !== undefined) throw rateLimited(availableAtMs - now())
      const id = randomUUID()
      const code = String(randomInt(10 ** digitCount)).padStart(digitCount, '0')
      const expiresAtMs = now() + codeMs
      await db
        .insertInto('mail_codes')
        .values({
          id,
          code_hash: hashOf(id, code).toString('base64url'),
          sealed: vault.seal(id, JSON.stringify({ email, block, content })),
          tries: 0,
          expires_at: expiresAtMs,
        })
        .execute()
      return { id, code, expiresAtMs, retryAtMs: now() + cooldownMs }
    },
    async check(id, code, accepts) {
      // Counted before the check, so that concurrent attempts all count.
      const row = await db
        .updateTable('mail_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', id)
        .where('tries', '<', maxTries)
        .where('expires_at', '>', now())
        .returning(['code_hash', 'sealed', 'tries'])
        .executeTakeFirst()
      const text = row && vault.open(id, row.sealed)
      if (row === undefined || text === undefined) throw expired()
      const sealed = JSON.parse(text) as ConfirmedCode & Pick<CodeRequest, 'block'>
      if (!accepts(sealed.content)) throw expired()
      const wrongLimit = wrongCodeLimit(sealed)
      const availableAtMs = await counts.consume([wrongLimit])
      if (availableAtMs !== undefined) throw rateLimited(availableAtMs - now())
      if (!timingSafeEqual(hashOf(id, code), Buffer.from(row.code_hash, 'base64url'))) {
        if (row.tries >= maxTries) throw expired()
        throw new HttpError(400, 'otp', 'Incorrect code')
      }
      await counts.refund(wrongLimit)
      const used = await db.deleteFrom('mail_codes').where('id', '=', id).executeTakeFirst()
      if (used.numDeletedRows !== 1n) throw expired()
      return { email: sealed.email, content: sealed.content }
    },
    async sweep() {
      await db.deleteFrom('mail_codes').where('expires_at', '<=', now()).execute()
      await db.deleteFrom('mail_counts').where('ends_at', '<=', now()).execute()
    },
  }
}

function expired(): HttpError {
  return new HttpError(410, 'otp', 'The code has expired. Request a new one.')
}
