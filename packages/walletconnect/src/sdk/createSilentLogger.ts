/** The shape of the pairing client's logger. */
export type SdkLogger = {
  level: string
  child(): SdkLogger
  bindings(): { readonly [key: string]: unknown }
} & { readonly [Level in 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal']: () => void }

/**
 * A logger that keeps nothing. The client's own, even when it is silent, collects a megabyte of messages in memory, with bodies
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
