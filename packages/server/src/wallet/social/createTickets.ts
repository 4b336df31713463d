import type { Kysely } from 'kysely'
import { HttpError } from '../../platform/http/HttpError.js'
import type { KeyVault } from '../../platform/keys/createKeyVault.js'
import { secretHash } from '../../platform/keys/newSecret.js'
import type { Tables } from '../../platform/store/Tables.js'

/** Progress of a social sign-in: the user was redirected, came back, and the provider returned an identity or failed. */
export type TicketStatus = 'started' | 'redirected' | 'returned' | 'done' | 'failed'

/** A pending social sign-in. */
export type Ticket<Facts> = {
  readonly id: string
  readonly provider: string
  readonly status: TicketStatus
  /** Hash of the one-time code, once there is one. */
  readonly codeHash: string | null
  readonly facts: Facts
}

/** Pending social sign-ins. */
export type Tickets<Facts> = {
  /** `state` identifies it when the provider redirects the user back. */
  start(ticket: string, content: { provider: string; jkt: string; facts: Facts; state?: string }): Promise<number>
  find(by: { ticket: string; jkt?: string } | { state: string }): Promise<Ticket<Facts> | undefined>
  /** Returns false when another request was faster, or the ticket has expired. */
  transition(
    id: string,
    from: TicketStatus,
    to: TicketStatus,
    more?: { facts: Facts; codeHash?: string },
  ): Promise<boolean>
  /** Uses up the ticket. Returns false when another request was faster. */
  consume(id: string): Promise<boolean>
}

/** Dependencies of {@link createTickets}. */
export type TicketOptions = { readonly db: Kysely<Tables>; readonly vault: KeyVault; readonly now: () => number }

/** How long a ticket is valid, including time to look up passwords. */
const ticketMs = 10 * 60_000

/** Creates the error for a ticket that is unknown, used or too old. */
export function ticketExpired(): HttpError {
  return new HttpError(410, 'ticket', 'The sign-in has expired. Start again.')
}

/** Keeps tickets in the store: found by hashes, with sealed content. */
export function createTickets<Facts>({ db, vault, now }: TicketOptions): Tickets<Facts> {
  return {
    async start(ticket, { provider, jkt, facts, state }) {
      const [id, expiresAt] = [secretHash(ticket), now() + ticketMs]
      await db
        .insertInto('wallet_tickets')
        .values({
          id,
          provider,
          jkt,
          state_hash: state === undefined ? null : secretHash(state),
          code_hash: null,
          sealed: vault.seal(id, JSON.stringify(facts)),
          status: 'started',
          expires_at: expiresAt,
        })
        .execute()
      return expiresAt
    },
    async find(by) {
      const query = db.selectFrom('wallet_tickets').selectAll().where('expires_at', '>', now())
      const found =
        'state' in by
          ? query.where('state_hash', '=', secretHash(by.state))
          : query
              .where('id', '=', secretHash(by.ticket))
              .$if(by.jkt !== undefined, (own) => own.where('jkt', '=', by.jkt as string))
      const row = await found.executeTakeFirst()
      const facts = row && vault.open(row.id, row.sealed)
      if (row === undefined || facts === undefined) return undefined
      const { id, provider, status, code_hash: codeHash } = row
      return { id, provider, status: status as TicketStatus, codeHash, facts: JSON.parse(facts) as Facts }
    },
    async transition(id, from, to, { facts, codeHash } = {} as { facts: Facts }) {
      const updated = await db
        .updateTable('wallet_tickets')
        .set({
          status: to,
          ...(facts !== undefined && { sealed: vault.seal(id, JSON.stringify(facts)) }),
          ...(codeHash !== undefined && { code_hash: codeHash }),
        })
        .where('id', '=', id)
        .where('status', '=', from)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return updated.numUpdatedRows === 1n
    },
    async consume(id) {
      const deleted = await db.deleteFrom('wallet_tickets').where('id', '=', id).executeTakeFirst()
      return deleted.numDeletedRows === 1n
    },
  }
}
