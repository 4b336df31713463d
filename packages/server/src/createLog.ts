import { pino } from 'pino'
import type { ServerConfig } from './config/ServerConfig.js'
import type { Log } from './Log.js'

/** JSON lines on standard output. Errors are never passed in whole: their messages may quote what a client sent. */
export function createLog(level: ServerConfig['logLevel']): Log {
  return pino({ level, base: null })
}
