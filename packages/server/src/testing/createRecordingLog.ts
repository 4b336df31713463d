import type { Log } from '../platform/log/Log.js'

/** Creates a log that records its lines. */
export function createRecordingLog() {
  const lines: { readonly level: keyof Log; readonly message: string; readonly [field: string]: unknown }[] = []
  const write = (level: keyof Log) => (fields: Readonly<Record<string, unknown>>, message: string) =>
    void lines.push({ ...fields, level, message })
  const log: Log = { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') }
  return { log, lines }
}
