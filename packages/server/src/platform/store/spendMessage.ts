import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './Tables.js'

/** A signed message, and until when it would be accepted. */
export type SpentMessage = { readonly signer: string; readonly message: string; readonly expiresAtMs: number }

/**
 * Marks a signed message as used, over all servers that share the store; call it in the transaction of its effects. Returns false if it was
 * already used. The message counts, not the signature, because a message can have several.
 *
 * @example if (!(await spendMessage(transaction, { signer, message, expiresAtMs }))) throw new HttpError(…)
 */
export async function spendMessage(
  db: Kysely<Tables>,
  { signer, message, expiresAtMs }: SpentMessage,
): Promise<boolean> {
  const digest = createHash('sha256').update(`${signer.toLowerCase()}\n${message}`).digest('hex')
  const added = await db
    .insertInto('spent_messages')
    .values({ digest, expires_at: expiresAtMs })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}
