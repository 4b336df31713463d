import type { WalletGrant } from '@kit/core/plugin'
import { readGrants, type SessionGrant } from '../readGrants.js'
import type { WalletGrantRow } from '../SmartSessionsState.js'

/**
 * Parses the permissions listed by a wallet, which are untrusted input, at a given time. Merges entries with the same context and uses the
 * latest expiry.
 */
export function toWalletGrants(listed: readonly WalletGrant[], nowMs: number): readonly WalletGrantRow[] {
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
      status: walletStatusAt(expiryMs, nowMs),
      expiryMs,
      grants: [...known, ...added],
    })
  }
  return [...rows.values()]
}

/** Returns the status of a listed permission at a given time. */
export const walletStatusAt = (expiryMs: number | undefined, nowMs: number): WalletGrantRow['status'] =>
  expiryMs !== undefined && expiryMs <= nowMs ? 'expired' : 'active'

const later = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : Math.max(a, b)

const keyOf = (grant: SessionGrant): string =>
  JSON.stringify(grant, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
