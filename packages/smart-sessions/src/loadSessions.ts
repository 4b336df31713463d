import { listSessions, sessionProof } from '@kit/api'
import type { Freshness, PluginContext } from '@kit/core/plugin'
import type { SessionsScope, SmartSessionsServices } from './createSmartSessionsServices.js'
import type { SmartSession } from './SmartSessionsState.js'
import { toSmartSession } from './toSmartSession.js'

/** The word of the account that it asks is good for the service for an hour at most. */
const proofLifetimeMs = 50 * 60_000

/**
 * Reads the sessions of the account in use now. Rejects with `api/*`, `smartSessions/accountChanged`, `connection/notConnected`; not where the
 * service shows them to their account alone.
 *
 * @param freshness `changed`: something changed, and what is asked already may have been answered before that.
 */
export async function loadSessions(services: SmartSessionsServices, freshness: Freshness = 'known'): Promise<void> {
  const scope = services.inUse()
  await services.queries.sessions
    .load((signal) => read(services, scope.account, signal), freshness)
    .catch((error) => {
      if (scope.signal.aborted || !services.store.getState().needsSignature) throw error
    })
}

/** Has the wallet sign that the account asks, and reads. Rejects as `loadSessions`, and with what `kit.signMessage` rejects with. */
export const unlock = (services: SmartSessionsServices) => async (): Promise<void> => {
  const { api, context, proofs } = services
  return services.once('unlock', async (scope) => {
    const { account } = scope
    const options = { nonce: nonceOf(services), lifetimeMs: proofLifetimeMs }
    const { message, ...proof } = sessionProof(api, { action: 'list', account }, options)
    proofs.set(account, { ...proof, signature: await sign(context, scope, message) })
    await loadSessions(services)
  })
}

async function read(
  { api, context, proofs, takenBack }: SmartSessionsServices,
  account: SessionsScope['account'],
  signal: AbortSignal,
): Promise<readonly SmartSession[]> {
  const known = proofs.get(account)
  const proof = known && known.expiresAtMs > api.now() ? known : undefined
  const rows = await listSessions(api, account, { proof }, signal)
  const nowMs = context.ports.clock.now()
  const sessions = rows.map((row) => toSmartSession(row, { nowMs, projectId: api.projectId }))
  for (const { pci, status } of sessions) if (status === 'revoked' && takenBack.has(pci)) takenBack.remove(pci)
  return sessions
}

/** At random, never twice. */
export const nonceOf = ({ context }: Pick<SmartSessionsServices, 'context'>): string =>
  [...context.ports.random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Has the account sign a text, unless another is used meanwhile. Rejects as `kit.signMessage`, and with `smartSessions/accountChanged`. */
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
