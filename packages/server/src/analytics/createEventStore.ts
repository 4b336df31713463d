import { createHash, createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { ServerConfig } from '../config/ServerConfig.js'
import type { analyticsEvent } from '../contract/analyticsEndpoints.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import { readSecret } from '../store/readSecret.js'
import type { Store } from '../store/Store.js'

/** An event of a dapp. */
export type AnalyticsEvent = z.output<typeof analyticsEvent>

/** Where events are kept. */
export type EventStore = {
  /** Keeps events; one that is there already is not kept twice. @throws ApiRefusal 400 `props` for one that is too large */
  add(project: string, events: readonly AnalyticsEvent[]): Promise<void>
  /** Deletes what is older than the retention and answers how many went. */
  sweep(): Promise<number>
}

/** What the event store works with. */
export type EventStoreOptions = {
  readonly config: ServerConfig['analytics']
  readonly store: Store
  readonly now: () => number
}

const DAY_MS = 86_400_000
/** Nobody shall fill the disk with a few of them. */
const MAX_EVENT = 32 * 1024

/** Keeps events in the database, addresses as keyed hashes: equal visitors can be counted, none can be named. */
export function createEventStore({ config, store: { db }, now }: EventStoreOptions): EventStore {
  let key: Promise<string> | undefined

  async function hidden(event: AnalyticsEvent): Promise<AnalyticsEvent> {
    const { address } = event.props
    if (!config.hashAddresses || typeof address !== 'string') return event
    // Not kept when it cannot be read: the next event asks again.
    key ??= readSecret({ db }, 'analytics').catch((error: unknown) => {
      key = undefined
      throw error
    })
    // Case says nothing about most addresses, and must not make one visitor two.
    const hash = createHmac('sha256', await key)
      .update(address.toLowerCase())
      .digest('hex')
    return { ...event, props: { ...event.props, address: hash } }
  }

  return {
    async add(project, events) {
      if (events.length === 0) return
      const kept = await Promise.all(events.map(hidden))
      const received_at = now()
      const rows = kept.map((event) => ({
        id: idOf(project, event.eventId),
        project,
        received_at,
        event: JSON.stringify(event),
      }))
      if (rows.some(({ event }) => event.length > MAX_EVENT))
        throw new ApiRefusal(400, 'props', 'An event can be at most 32 KiB')
      await db
        .insertInto('events')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async sweep() {
      const oldest = now() - config.retentionDays * DAY_MS
      const { numDeletedRows } = await db.deleteFrom('events').where('received_at', '<', oldest).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

/** Pages choose the ids of their events: no project may take those of another. */
function idOf(project: string, eventId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([project, eventId]))
    .digest('base64url')
}
