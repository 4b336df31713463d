import { createHash, createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { analyticsEvent } from '../../contract/analyticsEndpoints.js'
import { HttpError } from '../../platform/http/HttpError.js'
import { readSecret } from '../../platform/store/readSecret.js'
import type { Store } from '../../platform/store/Store.js'
import type { AnalyticsConfig } from '../config/serviceConfig.js'

/** An event sent by a dapp. */
export type AnalyticsEvent = z.output<typeof analyticsEvent>

/** Storage of analytics events. */
export type EventStore = {
  /** Stores events and skips duplicates. @throws HttpError 400 `props` for an event that is too large */
  add(project: string, events: readonly AnalyticsEvent[]): Promise<void>
  /** Deletes events older than the retention and returns their number. */
  sweep(): Promise<number>
}

/** Options for {@link createEventStore}. */
export type EventStoreOptions = {
  readonly config: AnalyticsConfig
  readonly store: Store
  readonly now: () => number
}

const dayMs = 86_400_000
/** Prevents a few events from filling the disk. */
const maxEvent = 32 * 1024

/** Stores events in the database with addresses as keyed hashes: users can be counted but not identified. */
export function createEventStore({ config, store: { db }, now }: EventStoreOptions): EventStore {
  let key: Promise<string> | undefined

  async function withPseudonym(event: AnalyticsEvent): Promise<AnalyticsEvent> {
    const { address } = event.props
    if (!config.hashAddresses || typeof address !== 'string') return event
    // A failed read is not cached, so that the next event retries.
    key ??= readSecret({ db }, 'analytics').catch((error: unknown) => {
      key = undefined
      throw error
    })
    // Case is irrelevant for most addresses, and must not count one user twice.
    const hash = createHmac('sha256', await key)
      .update(address.toLowerCase())
      .digest('hex')
    return { ...event, props: { ...event.props, address: hash } }
  }

  return {
    async add(project, events) {
      if (events.length === 0) return
      const kept = await Promise.all(events.map(withPseudonym))
      const received_at = now()
      const rows = kept.map((event) => ({
        id: idOf(project, event.eventId),
        project,
        received_at,
        event: JSON.stringify(event),
      }))
      if (rows.some(({ event }) => event.length > maxEvent))
        throw new HttpError(400, 'props', 'An event can be at most 32 KiB')
      await db
        .insertInto('events')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async sweep() {
      const oldest = now() - config.retentionDays * dayMs
      const { numDeletedRows } = await db.deleteFrom('events').where('received_at', '<', oldest).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

/** Pages choose the IDs of their events, so they are scoped by project. */
function idOf(project: string, eventId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([project, eventId]))
    .digest('base64url')
}
