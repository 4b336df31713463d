/** The interface of the pairing client's logger. */
export type SdkLogger = {
  level: string
  child(): SdkLogger
  bindings(): { readonly [key: string]: unknown }
} & { readonly [Level in 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal']: () => void }

/**
 * Creates a logger that discards everything. The client's own collects a megabyte of messages in memory even when silent, including bodies
 * and keys.
 */
export function createSilentLogger(): SdkLogger {
  const ignore = () => {}
  return {
    level: 'silent',
    child: createSilentLogger,
    bindings: () => ({}),
    trace: ignore,
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
}
