import type { SessionEvent } from '../connector/Connector.js'
import type { ClockPort } from '../ports/Ports.js'

/** Maximum number of wallet events that are handled synchronously per frame. */
const maxPerFrame = 50
const frameMs = 16

/**
 * Throttles a wallet's events so that it can't block the main thread. Excess events are coalesced: only the latest of each type is handled
 * at the end of the frame. Disconnects are never delayed.
 */
export function createEventLimit(clock: ClockPort, take: (event: SessionEvent) => void): (event: SessionEvent) => void {
  const waiting = new Map<SessionEvent['type'], SessionEvent>()
  let handled = 0
  let sinceMs = Number.NEGATIVE_INFINITY
  let isPlanned = false

  function flush(): void {
    isPlanned = false
    handled = 0
    const events = [...waiting.values()]
    waiting.clear()
    for (const event of events) take(event)
  }

  return (event) => {
    const nowMs = clock.monotonic()
    if (!isPlanned && nowMs - sinceMs >= frameMs) {
      sinceMs = nowMs
      handled = 0
    }
    if (event.type === 'disconnected') {
      waiting.clear()
      take(event)
    } else if (!isPlanned && handled < maxPerFrame) {
      handled += 1
      take(event)
    } else {
      // Moves the event behind newer events of other types.
      waiting.delete(event.type)
      waiting.set(event.type, event)
      if (!isPlanned) clock.setTimeout(flush, frameMs)
      isPlanned = true
    }
  }
}
