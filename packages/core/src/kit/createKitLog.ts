import { isKitError } from '../error/isKitError.js'
import type { LogPort } from '../ports/Ports.js'

/**
 * Creates the log of a kit. Without `debug` it drops details. It never reports that a kit was destroyed: work that is in flight at that
 * moment ends with this error, and needs no action.
 */
export function createKitLog(log: LogPort, debug: boolean): LogPort {
  const unlessDestroyed =
    (write: LogPort['error']): LogPort['error'] =>
    (message, ...details) => {
      if (!details.some((detail) => isKitError(detail, 'kit/destroyed'))) write(message, ...details)
    }
  return {
    error: unlessDestroyed((...line) => log.error(...line)),
    warn: unlessDestroyed((...line) => log.warn(...line)),
    info: debug ? unlessDestroyed((...line) => log.info(...line)) : () => {},
    debug: debug ? unlessDestroyed((...line) => log.debug(...line)) : () => {},
  }
}
