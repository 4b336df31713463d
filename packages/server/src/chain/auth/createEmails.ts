import { createHmac } from 'node:crypto'
import { isSameAddressIn } from '@kit/siwx/server'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { HttpError } from '../../platform/http/HttpError.js'
import { createKeyVault } from '../../platform/keys/createKeyVault.js'
import type { Tables } from '../../platform/store/Tables.js'
import { type AuthSession, accountOf } from './createSessionTable.js'

/** The account that an address belongs to. */
export type EmailOwner = Pick<AuthSession, 'project' | 'chain' | 'address'>

/** Proof that the claimed holder of an account has access to an address. `account` is a CAIP-10 ID. */
export type EmailProof = { readonly project: string; readonly account: string; readonly email: string }

/** Verified email addresses: first proven, then stored with the account when it signs in. */
export type Emails = {
  /** Returns a token of the proof, valid for 30 minutes and for a sign-in of this account only. */
  createProofToken(proof: EmailProof): string
  /** @throws HttpError 401, field `emailToken`, for a token that is forged, expired, or of another project */
  read(token: string, project: string): EmailProof
  save(owner: EmailOwner, email: string): Promise<void>
  find(owner: EmailOwner): Promise<string | undefined>
  remove(owner: EmailOwner): Promise<void>
  /** Records a sign-in of the account. */
  touch(owner: EmailOwner): Promise<void>
  /** Deletes addresses of accounts that did not sign in for a long time. */
  sweep(usedBeforeMs: number): Promise<void>
}

/** Options for {@link createEmails}. `key` has 32 bytes and is the same on every server. */
export type EmailOptions = { readonly db: Kysely<Tables>; readonly key: Buffer; readonly now: () => number }

const proofMs = 30 * 60_000
const tokenPurpose = 'token of an e-mail address'
const proofSchema = z.object({ project: z.string(), account: z.string(), email: z.string(), endsMs: z.number() })

/** Stores encrypted addresses. */
export function createEmails({ db, key, now }: EmailOptions): Emails {
  // A separate key prevents confusion with other encrypted data.
  const vault = createKeyVault(createHmac('sha256', key).update('e-mail addresses of accounts').digest())
  const idOf = (owner: EmailOwner): string => `${owner.project}\n${accountOf(owner)}`

  return {
    createProofToken: (proof) => vault.seal(tokenPurpose, JSON.stringify({ ...proof, endsMs: now() + proofMs })),
    read(token, project) {
      const proof = proofSchema.safeParse(JSON.parse(vault.open(tokenPurpose, token) ?? 'null'))
      if (proof.success && proof.data.project === project && proof.data.endsMs > now()) return proof.data
      throw new HttpError(
        401,
        'emailToken',
        'The email address is not verified for this project, or its verification has expired',
      )
    },
    async save(owner, email) {
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
 * Checks that a proof belongs to an account, on any network.
 *
 * @throws HttpError 401, field `emailToken`
 */
export function requireSameAccount(
  proof: EmailProof,
  { chain, address }: Pick<AuthSession, 'chain' | 'address'>,
): void {
  const [namespace = '', , proven = ''] = proof.account.split(':')
  if (chain.startsWith(`${namespace}:`) && isSameAddressIn(namespace, proven, address)) return
  throw new HttpError(401, 'emailToken', 'The email address was verified for another account')
}
