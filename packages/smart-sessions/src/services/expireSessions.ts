import type { ClockPort, Store } from '@kit/core/plugin'
import type { SmartSessionsState } from '../SmartSessionsState.js'
import { grantStatusAt, statusAt } from './toSmartSession.js'

/** Browser timers longer than about 24 days fire immediately. */
const maxTimerMs = 86_400_000

/**
 * Expires active sessions in the state when they expire. Returns a function that stops it.
 *
 * @param nowMs Returns the time of the network; undefined while it is unknown.
 */
export function expireSessions(
  store: Store<SmartSessionsState>,
  clock: Pick<ClockPort, 'setTimeout'>,
  nowMs: () => number | undefined,
): () => void {
  let cancelEnd = () => {}

  function age(): void {
    cancelEnd()
    const { sessions, walletGrants } = store.getState()
    const now = nowMs()
    const agedSessions = sessions.status === 'success' ? withStatus(sessions.data, (each) => statusAt(each, now)) : []
    const agedGrants = walletGrants && withStatus(walletGrants, ({ expiryMs }) => grantStatusAt(expiryMs, now))
    const isOld = sessions.status === 'success' && agedSessions !== sessions.data
    if (isOld || agedGrants !== walletGrants) {
      store.update((state) => ({
        ...state,
        ...(isOld && { sessions: { status: 'success', data: agedSessions } }),
        walletGrants: agedGrants,
      }))
      return
    }
    if (now === undefined) return
    const ends = [...agedSessions, ...(agedGrants ?? [])]
      .filter(({ status }) => status === 'active' || status === 'unconfirmed')
      .flatMap(({ expiryMs }) => (expiryMs === undefined ? [] : expiryMs - now))
    if (ends.length > 0) cancelEnd = clock.setTimeout(age, Math.min(maxTimerMs, ...ends))
  }

  const unsubscribe = store.subscribe(age)
  return () => {
    cancelEnd()
    unsubscribe()
  }
}

/** Returns the rows with their current status, or the same list if none changed. */
function withStatus<Row extends { readonly status: string }>(
  rows: readonly Row[],
  statusOf: (row: Row) => Row['status'],
): readonly Row[] {
  const now = rows.map((row) => (statusOf(row) === row.status ? row : { ...row, status: statusOf(row) }))
  return now.some((row, at) => row !== rows[at]) ? now : rows
}
