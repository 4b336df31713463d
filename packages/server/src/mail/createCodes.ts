import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ApiRefusal } from '../http/ApiRefusal.js'
import { createKeyVault } from '../store/createKeyVault.js'
import type { Tables } from '../store/Tables.js'
import { type CountLimit, createCounts } from './createCounts.js'
import { COOL_DOWN_MS, mailCoolDown, mailLimits } from './mailLimits.js'
import { emailKey } from './parseEmail.js'

/** For whom a code is. `block` is the part of the net that asks; `content` comes back with the right code. */
export type CodeAsk = {
  readonly email: string
  /** Who says to have the address, such as an account of a project. */
  readonly account: string
  readonly block: string
  readonly content: CodeContent
}

/** A code that was made. It is told to nobody but the address. */
export type IssuedCode = {
  readonly id: string
  readonly code: string
  readonly expiresAtMs: number
  readonly retryAtMs: number
}

/** What comes with a code. */
export type CodeContent = Readonly<Record<string, unknown>>

/** An address that was proven to be read. */
export type ConfirmedCode = { readonly email: string; readonly content: CodeContent }

/** Codes that prove who reads the mails of an address. */
export type Codes = {
  /** @throws ApiRefusal 429, field `email`, with `retryAtMs`: too many for the address, the account or the part of the net */
  issue(ask: CodeAsk): Promise<IssuedCode>
  /**
   * What came with the code, which is used up with that. One whose content `isFor` does not know is as none.
   * @throws ApiRefusal 400 `otp` for a wrong one, 410 `otp` for one that is over, used or was tried too often, 429 for too many wrong ones
   */
  check(id: string, code: string, isFor: (content: CodeContent) => boolean): Promise<ConfirmedCode>
  /** Forgets what is over. */
  sweep(): Promise<void>
}

/** What the codes work with. `purpose` keeps those of different uses apart; `key` has 32 bytes, the same on every server. */
export type CodeOptions = {
  readonly db: Kysely<Tables>
  readonly key: Buffer
  readonly purpose: string
  readonly now: () => number
}

/** How long a code is good. */
export const CODE_MS = 20 * 60_000
const DIGITS = 6
const TRIES = 5
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WRONG_A_DAY = 30

/** Codes of six digits. Kept of one is a keyed hash; whom it is for is encrypted. */
export function createCodes({ db, key, purpose, now }: CodeOptions): Codes {
  const secret = createHmac('sha256', key).update(`codes for ${purpose}`).digest()
  const vault = createKeyVault(secret)
  // Mails are counted over all uses: it is one person who gets them.
  const counts = createCounts({ db, key: createHmac('sha256', key).update('mails').digest(), now })
  const hashOf = (id: string, code: string): Buffer => createHmac('sha256', secret).update(`${id}\n${code}`).digest()
  // By the part of the net that asked for the code: strangers use up nobody else's tries.
  const wrongOf = ({ email, block }: Pick<CodeAsk, 'email' | 'block'>): CountLimit => ({
    kind: `wrong for ${purpose}`,
    subject: `${emailKey(email)}\n${block}`,
    count: WRONG_A_DAY,
    perMs: DAY_MS,
  })

  return {
    async issue({ email, account, block, content }) {
      const [to, by] = [emailKey(email), `${purpose}\n${account}`]
      const freeMs = await counts.take([
        mailCoolDown({ kind: 'address', subject: to, block }),
        ...mailLimits({ kind: 'address', subject: to, block }),
        ...mailLimits({ kind: 'account', subject: by, block }),
        { kind: 'block, hour', subject: block, count: 20, perMs: HOUR_MS },
      ])
      if (freeMs !== undefined) throw tooMany(freeMs - now())
      const id = randomUUID()
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const expiresAtMs = now() + CODE_MS
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
      return { id, code, expiresAtMs, retryAtMs: now() + COOL_DOWN_MS }
    },
    async check(id, code, isFor) {
      // Counted before it is looked at: those that come at the same time are as many tries.
      const row = await db
        .updateTable('mail_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', id)
        .where('tries', '<', TRIES)
        .where('expires_at', '>', now())
        .returning(['code_hash', 'sealed', 'tries'])
        .executeTakeFirst()
      const text = row && vault.open(id, row.sealed)
      if (row === undefined || text === undefined) throw over()
      const kept = JSON.parse(text) as ConfirmedCode & Pick<CodeAsk, 'block'>
      if (!isFor(kept.content)) throw over()
      const wrong = wrongOf(kept)
      const freeMs = await counts.take([wrong])
      if (freeMs !== undefined) throw tooMany(freeMs - now())
      if (!timingSafeEqual(hashOf(id, code), Buffer.from(row.code_hash, 'base64url'))) {
        if (row.tries >= TRIES) throw over()
        throw new ApiRefusal(400, 'otp', 'Incorrect code')
      }
      await counts.giveBack(wrong)
      const used = await db.deleteFrom('mail_codes').where('id', '=', id).executeTakeFirst()
      if (used.numDeletedRows !== 1n) throw over()
      return { email: kept.email, content: kept.content }
    },
    async sweep() {
      await db.deleteFrom('mail_codes').where('expires_at', '<=', now()).execute()
      await db.deleteFrom('mail_counts').where('ends_at', '<=', now()).execute()
    },
  }
}

function over(): ApiRefusal {
  return new ApiRefusal(410, 'otp', 'The code has expired. Request a new one.')
}

function tooMany(waitMs: number): ApiRefusal {
  return new ApiRefusal(429, 'email', 'Too many codes or attempts. Try again later.', waitMs)
}
