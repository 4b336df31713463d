import { isKitError } from '../error/isKitError.js'
import type { LogPort } from '../ports/Ports.js'

/**
 * Creates the log of a kit. Without `debug` it drops details. It never reports that a kit was destroyed: work that is in flight at that
 * moment ends with this error, and needs no action.
 */
export function createKitLog(log: LogPort, debug: boolean): LogPort {
  const level = (name: keyof LogPort, isShown: boolean) => ({
    [name]: (...line: Parameters<LogPort['error']>) => {
      if (isShown && !line.some((part) => isKitError(part, 'kit/destroyed'))) log[name](...line)
    },
  })
  return {
    ...level('debug', debug),
    ...level('info', debug),
    ...level('warn', true),
    ...level('error', true),
  } as LogPort
}
