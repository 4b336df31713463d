import type { SessionEvent } from '../connector/Connector.js'
import type { ClockPort } from '../ports/Ports.js'

/** Events of a wallet that are taken at once within one frame. */
const mostAtOnce = 50
const frameMs = 16

/**
 * Limits how often a wallet's events are taken. Those of a flood are coalesced: of each type, only the latest is taken at the end of the
 * frame, so that a wallet can't hold the page's thread. A disconnect is never delayed.
 */
export function createEventLimit(clock: ClockPort, take: (event: SessionEvent) => void): (event: SessionEvent) => void {
  const waiting = new Map<SessionEvent['type'], SessionEvent>()
  let taken = 0
  let sinceMs = Number.NEGATIVE_INFINITY
  let isPlanned = false

  function flush(): void {
    isPlanned = false
    taken = 0
    const events = [...waiting.values()]
    waiting.clear()
    for (const event of events) take(event)
  }

  return (event) => {
    const nowMs = clock.monotonic()
    if (!isPlanned && nowMs - sinceMs >= frameMs) {
      sinceMs = nowMs
      taken = 0
    }
    if (event.type === 'disconnected') {
      waiting.clear()
      take(event)
    } else if (!isPlanned && taken < mostAtOnce) {
      taken += 1
      take(event)
    } else {
      // Behind those of other types that came meanwhile.
      waiting.delete(event.type)
      waiting.set(event.type, event)
      if (!isPlanned) clock.setTimeout(flush, frameMs)
      isPlanned = true
    }
  }
}
