import { pause } from '../platform/jobs/createLocalLeadership.js'

/** Duration of a long poll, and its check interval: another server may have received the event. */
const waitMs = 25_000
const defaultPollMs = 500

/** Conditions that end a wait early. */
export type WaitOptions = {
  /** Signal of the request. */
  readonly signal: AbortSignal
  readonly isDraining: () => boolean
  /** Default: 500. */
  readonly pollMs?: number
}

/**
 * Checks until there is a value, for at most 25 s; then returns undefined.
 *
 * @example await waitUntil(async () => (await isApproved()) || undefined, { signal: c.req.raw.signal, isDraining })
 */
export async function waitUntil<T>(
  poll: () => Promise<T | undefined>,
  { signal, isDraining, pollMs = defaultPollMs }: WaitOptions,
): Promise<T | undefined> {
  const endsMs = performance.now() + waitMs
  for (;;) {
    const found = await poll()
    if (found !== undefined) return found
    if (performance.now() >= endsMs || isDraining() || signal.aborted) return undefined
    await pause(pollMs, signal)
  }
}
