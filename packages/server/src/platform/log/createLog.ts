import { pino } from 'pino'
import type { Log } from './Log.js'

/** The least severe lines that are written. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** Writes JSON lines to standard output. Errors are never passed in whole: their messages may quote client data. `module` is added to each line. */
export function createLog(level: LogLevel, module?: string): Log {
  return pino({ level, base: module === undefined ? null : { module } })
}
