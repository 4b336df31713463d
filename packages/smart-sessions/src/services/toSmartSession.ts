import type { WalletSession } from '@kit/api'
import { readGrants } from '../readGrants.js'
import type { SessionStatus, SmartSession } from '../SmartSessionsState.js'

/** Returns the status of a session at a time of its network, undefined if that is unknown. */
export function statusAt({ revokedAtMs, expiryMs }: WalletSession, nowMs: number | undefined): SessionStatus {
  return revokedAtMs === undefined ? grantStatusAt(expiryMs, nowMs) : 'revoked'
}

/** Returns the status of a permission that isn't revoked. Without an expiry, it stays active. */
export function grantStatusAt(
  expiryMs: number | undefined,
  nowMs: number | undefined,
): Exclude<SessionStatus, 'revoked'> {
  if (expiryMs === undefined) return 'active'
  if (nowMs === undefined) return 'unknown'
  return expiryMs <= nowMs ? 'expired' : 'active'
}

/** Converts a service record to a session at a time of its network, as seen by the app of a project. */
export const toSmartSession = (
  session: WalletSession,
  { nowMs, projectId }: { readonly nowMs: number | undefined; readonly projectId: string | undefined },
): SmartSession => ({
  ...session,
  status: statusAt(session, nowMs),
  grants: readGrants(session.permissions),
  isOwn: session.project.id !== '' && session.project.id === projectId,
})
