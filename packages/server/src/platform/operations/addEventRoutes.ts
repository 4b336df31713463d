import { Readable } from 'node:stream'
import type { App } from '../http/AppContext.js'
import type { Store } from '../store/Store.js'

const pageSize = 1000

/**
 * Adds `GET /events?since=MS`: analytics events received since then, as JSON lines, oldest first, for the operator's tools. Reads in pages
 * to limit memory. For the admin socket only.
 */
export function addEventRoutes(app: App, { db }: Pick<Store, 'db'>): void {
  async function* read(sinceMs: number): AsyncGenerator<string> {
    let last = { received_at: sinceMs, id: '' }
    for (;;) {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where(({ and, eb, or }) =>
          or([
            eb('received_at', '>', last.received_at),
            and([eb('received_at', '=', last.received_at), eb('id', '>', last.id)]),
          ]),
        )
        .orderBy('received_at')
        .orderBy('id')
        .limit(pageSize)
        .execute()
      for (const { project, received_at, event } of rows) yield lineOf(project, Number(received_at), event)
      const end = rows.at(-1)
      if (end === undefined || rows.length < pageSize) return
      last = { received_at: Number(end.received_at), id: end.id }
    }
  }

  app.get('/events', (c) => {
    const sinceMs = Number(c.req.query('since') ?? 0)
    if (!Number.isSafeInteger(sinceMs) || sinceMs < 0) return c.text('since: must be a Unix time in milliseconds', 400)
    const lines = Readable.toWeb(Readable.from(read(sinceMs))) as ReadableStream
    return c.body(lines.pipeThrough(new TextEncoderStream()), 200, { 'content-type': 'application/x-ndjson' })
  })
}

const lineOf = (project: string, receivedAt: number, event: string): string =>
  `${JSON.stringify({ project, receivedAt, event: JSON.parse(event) })}\n`
