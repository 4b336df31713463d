import { pino } from 'pino'
import type { ServerConfig } from './config/ServerConfig.js'
import type { Log } from './Log.js'

/** Writes JSON lines to standard output. Errors are never passed in whole: their messages may quote client data. */
export function createLog(level: ServerConfig['logLevel']): Log {
  return pino({ level, base: null })
}
