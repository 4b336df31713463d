import type { WalletGrant } from '@kit/core/plugin'
import { readGrants, type SessionGrant } from '../readGrants.js'
import type { WalletGrantRow } from '../SmartSessionsState.js'
import { grantStatusAt } from './toSmartSession.js'

/**
 * Parses the permissions listed by a wallet, which are untrusted input, at a time of its network. Merges entries with the same context and uses the
 * latest expiry.
 */
export function toWalletGrants(listed: readonly WalletGrant[], nowMs: number | undefined): readonly WalletGrantRow[] {
  const rows = new Map<string, WalletGrantRow>()
  for (const { context: given, to, type, data, expiresAtMs } of listed) {
    const context = given.toLowerCase() as `0x${string}`
    const row = rows.get(context)
    const expiryMs = row === undefined ? expiresAtMs : later(row.expiryMs, expiresAtMs)
    const known = row?.grants ?? []
    const added = readGrants([{ type, data }]).filter((grant) => !known.some((other) => keyOf(other) === keyOf(grant)))
    rows.set(context, {
      context,
      to: row?.to ?? to,
      status: grantStatusAt(expiryMs, nowMs),
      expiryMs,
      grants: [...known, ...added],
    })
  }
  return [...rows.values()]
}

const later = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : Math.max(a, b)

const keyOf = (grant: SessionGrant): string =>
  JSON.stringify(grant, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
