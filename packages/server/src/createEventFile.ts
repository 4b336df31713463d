import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventSink } from './routes/addAnalyticsRoutes.js'

/** Appends analytics events to `events.jsonl` in the data directory, one JSON object a line. */
export function createEventFile(dataDir: string): EventSink {
  const file = join(dataDir, 'events.jsonl')
  return {
    write: (events) => appendFile(file, events.map((event) => `${JSON.stringify(event)}\n`).join('')),
  }
}
