import { listSessions } from '@kit/api'
import type { Freshness, PluginContext } from '@kit/core/plugin'
import type { SmartSession } from '../SmartSessionsState.js'
import type { SessionsScope, SmartSessionsServices } from './createSmartSessionsServices.js'
import { toSmartSession } from './toSmartSession.js'

/**
 * Loads the sessions of the active account. Rejects with `api/*`, `smartSessions/accountChanged`, `connection/notConnected`, but not if the
 * service requires a signature.
 *
 * @param freshness `changed`: something changed, so pending requests may return stale data.
 */
export async function loadSessions(services: SmartSessionsServices, freshness: Freshness = 'known'): Promise<void> {
  const scope = services.inUse()
  await services.queries.sessions
    .load((signal) => read(services, scope.account, signal), freshness)
    .catch((error) => {
      if (scope.signal.aborted || !services.store.getState().needsSignature) throw error
    })
}

async function read(
  { api, proofs, pendingRevocations, unrevokedInWallet, queries: { chainTime } }: SmartSessionsServices,
  account: SessionsScope['account'],
  signal: AbortSignal,
): Promise<readonly SmartSession[]> {
  const known = proofs.get(account)
  const proof = known && known.expiresAtMs > api.now() ? known : undefined
  const [rows] = await Promise.all([listSessions(api, account, { proof }, signal), chainTime.read()])
  const nowMs = chainTime.now()
  const sessions = rows.map((row) =>
    toSmartSession(row, { nowMs, projectId: api.projectId, isUnrevokedInWallet: unrevokedInWallet.has(row.pci) }),
  )
  for (const { pci, status } of sessions)
    if (status === 'revoked' && pendingRevocations.has(pci)) pendingRevocations.remove(pci)
  return sessions
}

/** Returns a random nonce. */
export const nonceOf = ({ context }: Pick<SmartSessionsServices, 'context'>): string =>
  [...context.ports.random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Asks the account to sign a text, unless the active account changes. Rejects like `kit.signMessage`, and with
 * `smartSessions/accountChanged`.
 */
export async function sign(
  { kit }: PluginContext,
  { address, signal }: SessionsScope,
  message: string,
): Promise<string> {
  signal.throwIfAborted()
  const signature = await kit.signMessage({ message, address, signal }).catch((error) => {
    throw signal.aborted ? signal.reason : error
  })
  signal.throwIfAborted()
  return signature
}
