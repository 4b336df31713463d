import type { LiveSessions } from '../connection/createSessions.js'
import type { Ports } from '../ports/Ports.js'
import { toAbortError } from '../signal/abortable.js'
import { createAbortLimit, untilAborted } from '../signal/createAbortLimit.js'
import { toCallError } from './toCallError.js'

/** Runs work with its own signal, which also aborts when the kit is destroyed, and converts any error to a `KitError`. */
export async function runCall<T>(
  { ports, sessions }: { readonly ports: Pick<Ports, 'platform'>; readonly sessions: Pick<LiveSessions, 'destroyed'> },
  parents: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = createAbortLimit([...parents, sessions.destroyed])
  try {
    return await untilAborted(() => work(limit.signal), limit.signal)
  } catch (error) {
    throw limit.signal.aborted ? toAbortError(limit.signal) : toCallError(error, ports.platform.isOnline())
  } finally {
    limit.end()
  }
}
