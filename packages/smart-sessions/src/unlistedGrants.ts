import type { SmartSessionsState, WalletGrantRow } from './SmartSessionsState.js'

/**
 * Returns the permissions that only the wallet lists, by `context`. A session with another status in the service, such as revoked there but
 * still granted in the wallet, doesn't hide the wallet's entry.
 *
 * @example const rows = unlistedGrants(kit.plugins.smartSessions.state.getState())
 */
export function unlistedGrants({
  sessions,
  walletGrants = [],
}: Pick<SmartSessionsState, 'sessions' | 'walletGrants'>): readonly WalletGrantRow[] {
  const listed = ('data' in sessions && sessions.data) || []
  const isListed = ({ context, status }: WalletGrantRow) =>
    listed.some((session) => session.context.toLowerCase() === context && session.status === status)
  return walletGrants.filter((grant) => !isListed(grant))
}
