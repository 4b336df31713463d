import type { Connector, Session } from '../connector/Connector.js'
import { hasOneSession } from '../connector/hasOneSession.js'
import type { Emit } from '../event/createEvents.js'

/** Ends the sessions of an answer that came when nobody waited any more: one session of several namespaces once. Never throws. */
export function endLate({ info }: Connector, late: readonly (readonly [string, Session])[], emit: Emit): void {
  for (const [, session] of hasOneSession(info) ? late.slice(0, 1) : late)
    new Promise((start) => start(session.disconnect(new AbortController().signal))).catch((error) =>
      emit({ type: 'kit/internalError', error, during: 'connection/endLate' }),
    )
}
