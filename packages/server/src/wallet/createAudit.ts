import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import type { Tables } from '../platform/store/Tables.js'

/** Types of sign-in and key events. */
export type AuditType =
  | 'login'
  | 'logout'
  | 'login/refused'
  | 'device/added'
  | 'device/removed'
  | 'key/added'
  | 'key/removed'
  | 'passkey/added'
  | 'wallet/created'
  | 'email/changed'
  | 'export'
  | 'deletion/asked'
  | 'deletion/cancelled'

export type AuditEvent = { readonly id: string; readonly type: string; readonly label: string; readonly at: number }

/** Audit log of a user's sign-ins and keys. */
export type Audit = {
  /** `label` names the device, provider or address. */
  record(user: string, type: AuditType, label: string, db?: Kysely<Tables>): Promise<void>
  /** Newest first, those before `cursor`. */
  list(
    user: string,
    cursor: string | undefined,
    count: number,
  ): Promise<{ readonly events: readonly AuditEvent[]; readonly next: string | undefined }>
  sweep(): Promise<void>
}

/** Dependencies of {@link createAudit}. */
export type AuditOptions = { readonly db: Kysely<Tables>; readonly vault: KeyVault; readonly now: () => number }

const keepMs = 90 * 86_400_000

/** Keeps the log in the store with sealed texts, for 90 days. */
export function createAudit({ db, vault, now }: AuditOptions): Audit {
  return {
    async record(user, type, label, transaction = db) {
      const at = now()
      const id = `${String(at).padStart(15, '0')}-${randomUUID()}`
      await transaction
        .insertInto('wallet_audit')
        .values({ id, user_id: user, type, label: vault.seal(id, label), at })
        .execute()
    },
    async list(user, cursor, count) {
      const rows = await db
        .selectFrom('wallet_audit')
        .selectAll()
        .where('user_id', '=', user)
        .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as string))
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      const events = rows.map(({ id, type, label, at }) => ({ id, type, label: vault.open(id, label) ?? '', at }))
      return { events, next: rows.length === count ? rows.at(-1)?.id : undefined }
    },
    async sweep() {
      await db
        .deleteFrom('wallet_audit')
        .where('at', '<', now() - keepMs)
        .execute()
    },
  }
}
