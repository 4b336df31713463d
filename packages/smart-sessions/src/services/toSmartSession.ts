import type { WalletSession } from '@kit/api'
import { readGrants } from '../readGrants.js'
import type { SessionStatus, SmartSession, WalletGrantRow } from '../SmartSessionsState.js'

/** Returns the status of a session at a time of its network, undefined if that is unknown. */
export function statusAt(
  { revokedAtMs, expiryMs, isUnrevokedInWallet }: WalletSession & Pick<SmartSession, 'isUnrevokedInWallet'>,
  nowMs: number | undefined,
): SessionStatus {
  const granted = grantStatusAt(expiryMs, nowMs)
  if (revokedAtMs === undefined) return granted
  if (!isUnrevokedInWallet) return 'revoked'
  return granted === 'expired' ? 'expired' : 'unconfirmed'
}

/** Returns the status of a permission that isn't revoked. Without an expiry, it stays active. */
export function grantStatusAt(expiryMs: number | undefined, nowMs: number | undefined): WalletGrantRow['status'] {
  if (expiryMs === undefined) return 'active'
  if (nowMs === undefined) return 'unknown'
  return expiryMs <= nowMs ? 'expired' : 'active'
}

/** Converts a service record to a session at a time of its network, as seen by the app of a project. */
export const toSmartSession = (
  session: WalletSession,
  {
    nowMs,
    projectId,
    isUnrevokedInWallet,
  }: {
    readonly nowMs: number | undefined
    readonly projectId: string | undefined
    readonly isUnrevokedInWallet: boolean
  },
): SmartSession => ({
  ...session,
  isUnrevokedInWallet,
  status: statusAt({ ...session, isUnrevokedInWallet }, nowMs),
  grants: readGrants(session.permissions),
  isOwn: session.project.id !== '' && session.project.id === projectId,
})
