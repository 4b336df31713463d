import { createHmac } from 'node:crypto'
import { isSameAddress } from '@kit/siwx/server'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type AuthSession, accountOf } from '../auth/createSessionTable.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import { createKeyVault } from '../store/createKeyVault.js'
import type { Tables } from '../store/Tables.js'

/** Whose address it is. */
export type EmailOwner = Pick<AuthSession, 'project' | 'chain' | 'address'>

/** That somebody who says to have an account read the mails of an address. `account` is CAIP-10. */
export type EmailProof = { readonly project: string; readonly account: string; readonly email: string }

/** Confirmed e-mail addresses: first proven, then kept with the account when it signs in. */
export type Emails = {
  /** A token of the proof, good for half an hour and for a sign-in of this account alone. */
  prove(proof: EmailProof): string
  /** @throws ApiRefusal 401, field `emailToken`, for a token that is made up, over, or of another project */
  read(token: string, project: string): EmailProof
  keep(owner: EmailOwner, email: string): Promise<void>
  find(owner: EmailOwner): Promise<string | undefined>
  remove(owner: EmailOwner): Promise<void>
  /** Notes that the account signed in. */
  touch(owner: EmailOwner): Promise<void>
  /** Deletes those of accounts that did not sign in for long. */
  sweep(usedBeforeMs: number): Promise<void>
}

/** What they work with. `key` has 32 bytes, the same on every server. */
export type EmailOptions = { readonly db: Kysely<Tables>; readonly key: Buffer; readonly now: () => number }

const PROOF_MS = 30 * 60_000
const TOKEN = 'token of an e-mail address'
const kept = z.object({ project: z.string(), account: z.string(), email: z.string(), endsMs: z.number() })

/** Addresses in the store, encrypted. */
export function createEmails({ db, key, now }: EmailOptions): Emails {
  // A key of its own: nothing else that is encrypted is taken for one of these.
  const vault = createKeyVault(createHmac('sha256', key).update('e-mail addresses of accounts').digest())
  const idOf = (owner: EmailOwner): string => `${owner.project}\n${accountOf(owner)}`

  return {
    prove: (proof) => vault.seal(TOKEN, JSON.stringify({ ...proof, endsMs: now() + PROOF_MS })),
    read(token, project) {
      const proof = kept.safeParse(JSON.parse(vault.open(TOKEN, token) ?? 'null'))
      if (proof.success && proof.data.project === project && proof.data.endsMs > now()) return proof.data
      throw new ApiRefusal(
        401,
        'emailToken',
        'The email address is not verified for this project, or its verification has expired',
      )
    },
    async keep(owner, email) {
      const row = { sealed: vault.seal(idOf(owner), email), used_at: now() }
      await db
        .insertInto('siwx_emails')
        .values({ project: owner.project, account: accountOf(owner), ...row })
        .onConflict((conflict) => conflict.columns(['project', 'account']).doUpdateSet(row))
        .execute()
    },
    async find(owner) {
      const row = await db
        .selectFrom('siwx_emails')
        .select('sealed')
        .where('project', '=', owner.project)
        .where('account', '=', accountOf(owner))
        .executeTakeFirst()
      return row && vault.open(idOf(owner), row.sealed)
    },
    async remove(owner) {
      await db
        .deleteFrom('siwx_emails')
        .where('project', '=', owner.project)
        .where('account', '=', accountOf(owner))
        .execute()
    },
    async touch(owner) {
      await db
        .updateTable('siwx_emails')
        .set({ used_at: now() })
        .where('project', '=', owner.project)
        .where('account', '=', accountOf(owner))
        .execute()
    },
    async sweep(usedBeforeMs) {
      await db.deleteFrom('siwx_emails').where('used_at', '<', usedBeforeMs).execute()
    },
  }
}

/**
 * Whether a proof is for an account, on whatever network it signs in.
 *
 * @throws ApiRefusal 401, field `emailToken`
 */
export function requireSameAccount(
  proof: EmailProof,
  { chain, address }: Pick<AuthSession, 'chain' | 'address'>,
): void {
  const [namespace = '', , proven = ''] = proof.account.split(':')
  if (chain.startsWith(`${namespace}:`) && isSameAddress(namespace, proven, address)) return
  throw new ApiRefusal(401, 'emailToken', 'The email address was verified for another account')
}
