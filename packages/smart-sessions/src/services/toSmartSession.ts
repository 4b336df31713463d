import type { WalletSession } from '@kit/api'
import { readGrants } from '../readGrants.js'
import type { SessionStatus, SmartSession } from '../SmartSessionsState.js'

/** Returns the status of a session at a given time. */
export function statusAt({ revokedAtMs, expiryMs }: WalletSession, nowMs: number): SessionStatus {
  if (revokedAtMs !== undefined) return 'revoked'
  return expiryMs <= nowMs ? 'expired' : 'active'
}

/** Converts a service record to a session at a given time, as seen by the app of a project. */
export const toSmartSession = (
  session: WalletSession,
  { nowMs, projectId }: { readonly nowMs: number; readonly projectId: string | undefined },
): SmartSession => ({
  ...session,
  status: statusAt(session, nowMs),
  grants: readGrants(session.permissions),
  isOwn: session.project.id !== '' && session.project.id === projectId,
})
