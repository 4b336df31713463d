import type { GrantedInWallet, SmartSessionsState } from './SmartSessionsState.js'

/**
 * What the wallet lists as granted and the record of sessions doesn't have, by `context`. A session that stands otherwise in the record,
 * such as revoked while the wallet has it still, doesn't hide what the wallet says.
 *
 * @example const rows = unlistedGrants(kit.plugins.smartSessions.state.getState())
 */
export function unlistedGrants({
  sessions,
  walletGrants = [],
}: Pick<SmartSessionsState, 'sessions' | 'walletGrants'>): readonly GrantedInWallet[] {
  const listed = ('data' in sessions && sessions.data) || []
  const isListed = ({ context, status }: GrantedInWallet) =>
    listed.some((session) => session.context.toLowerCase() === context && session.status === status)
  return walletGrants.filter((grant) => !isListed(grant))
}
