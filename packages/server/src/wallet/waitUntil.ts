import { pause } from '../jobs/createLocalLeadership.js'

/** How long calls wait that are answered when something happens, and how often they look: another server may have been told. */
const WAIT_MS = 25_000
const LOOK_MS = 500

/** What ends a wait early. */
export type WaitOptions = {
  /** Of the request. */
  readonly signal: AbortSignal
  readonly isDraining: () => boolean
  /** Default: 500. */
  readonly lookMs?: number
}

/**
 * Looks until there is something, for 25 s at most; then undefined.
 *
 * @example await waitUntil(async () => (await isApproved()) || undefined, { signal: c.req.raw.signal, isDraining })
 */
export async function waitUntil<T>(
  look: () => Promise<T | undefined>,
  { signal, isDraining, lookMs = LOOK_MS }: WaitOptions,
): Promise<T | undefined> {
  const endsMs = performance.now() + WAIT_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() >= endsMs || isDraining() || signal.aborted) return undefined
    await pause(lookMs, signal)
  }
}
