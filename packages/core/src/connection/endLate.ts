import type { Session } from '../connector/Connector.js'
import type { Emit } from '../event/createEvents.js'

/** Ends a session that came when nobody waited any more. Never throws. */
export function endLate(session: Session, emit: Emit): void {
  new Promise((start) => start(session.disconnect(new AbortController().signal))).catch((error) =>
    emit({ type: 'kit/internalError', error, during: 'connection/endLate' }),
  )
}
