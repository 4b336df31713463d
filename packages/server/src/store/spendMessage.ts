import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './Tables.js'

/** Who signed what, and until when the message would be accepted. */
export type SpentMessage = { readonly signer: string; readonly message: string; readonly expiresAtMs: number }

/**
 * Notes a signed message as used, over all servers that share the store; call it in the transaction of what the message causes. False
 * when it was used before. The message counts, not the signature: of one message there can be several.
 *
 * @example if (!(await spendMessage(transaction, { signer, message, expiresAtMs }))) throw new ApiRefusal(…)
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
