import { HttpError } from '../../../../platform/http/HttpError.js'
import type { SessionTable, StoredSession } from './createSessionTable.js'

/** @throws HttpError 400, field `pci`, if the account has no such session; `account` can be the address alone */
export async function findSession(
  table: Pick<SessionTable, 'find'>,
  account: string,
  pci: string,
): Promise<StoredSession> {
  const session = await table.find(pci)
  const normal = account.toLowerCase()
  if (session !== undefined && (session.account === normal || session.account.endsWith(`:${normal}`))) return session
  throw new HttpError(400, 'pci', 'Session not found')
}

/** Like {@link findSession}, and throws for a revoked one. */
export async function findLiveSession(
  table: Pick<SessionTable, 'find'>,
  account: string,
  pci: string,
): Promise<StoredSession> {
  const session = await findSession(table, account, pci)
  if (session.revoked_at !== null) throw revoked()
  return session
}

/** Returns the error for a revoked session. */
export function revoked(): HttpError {
  return new HttpError(400, 'pci', 'The session was revoked')
}
