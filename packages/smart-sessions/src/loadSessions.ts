import { listSessions, sessionProof } from '@kit/api'
import { isKitError, toKitError } from '@kit/core/plugin'
import type { SessionsScope, SmartSessionsServices } from './SmartSessionsServices.js'
import { sign } from './sign.js'
import { toSmartSession } from './toSmartSession.js'

/** The word of the account that it asks is good for the service for an hour at most. */
const proofLifetimeMs = 50 * 60_000

/** Reads the sessions of the account in use now. Rejects with `api/*`, `smartSessions/accountChanged`, `connection/notConnected`. */
export async function loadSessions(services: SmartSessionsServices): Promise<void> {
  const { running } = services
  const scope = services.inUse()
  const asked = running.get('load') ?? read(services, scope)
  running.set('load', asked)
  return asked
}

/** Something changed: what is asked already may have been answered before that. Rejects as `loadSessions`. */
export async function reloadSessions(services: SmartSessionsServices): Promise<void> {
  const { signal } = services.inUse()
  await services.running.get('load')?.catch(() => undefined)
  signal.throwIfAborted()
  return loadSessions(services)
}

/** Has the wallet sign that the account asks, and reads. Rejects as `loadSessions`, and with what `kit.signMessage` rejects with. */
export async function unlockSessions(services: SmartSessionsServices): Promise<void> {
  const { running } = services
  const scope = services.inUse()
  const asked = running.get('unlock') ?? unlock(services, scope)
  running.set('unlock', asked)
  return asked
}

async function unlock(services: SmartSessionsServices, scope: SessionsScope): Promise<void> {
  const { api, context, proofs, running } = services
  try {
    const nonce = nonceOf(services)
    const { message, ...proof } = sessionProof(
      api,
      { action: 'list', account: scope.account },
      { nonce, lifetimeMs: proofLifetimeMs },
    )
    const signature = await sign(context, scope, message)
    proofs.set(scope.account, { ...proof, signature })
  } finally {
    if (!scope.signal.aborted) running.delete('unlock')
  }
  return loadSessions(services)
}

async function read(services: SmartSessionsServices, scope: SessionsScope): Promise<void> {
  const { api, change, context, proofs, running, takenBack } = services
  const { account, signal } = scope
  const { clock } = context.ports
  change(scope, ({ sessions }) => ({
    sessions: { status: 'pending', ...('data' in sessions && sessions.data && { data: sessions.data }) },
  }))
  try {
    const known = proofs.get(account)
    const proof = known && known.expiresAtMs > api.now() ? known : undefined
    const rows = await listSessions(api, account, { proof }, signal)
    signal.throwIfAborted()
    const data = rows.map((row) => toSmartSession(row, { nowMs: clock.now(), projectId: api.projectId }))
    for (const { pci, status } of data) if (status === 'revoked' && takenBack.has(pci)) takenBack.remove(pci)
    change(scope, () => ({ sessions: { status: 'success', data }, needsSignature: false }))
  } catch (thrown) {
    if (signal.aborted) throw signal.reason
    const error = toKitError(thrown, 'api/network', 'The sessions could not be read.')
    if (isKitError(error, 'api/unauthorized')) {
      proofs.delete(account)
      change(scope, () => ({ sessions: { status: 'idle' }, needsSignature: true }))
      return
    }
    change(scope, ({ sessions }) => ({
      sessions: {
        status: 'error',
        error,
        retryAtMs: clock.now(),
        ...('data' in sessions && sessions.data && { data: sessions.data }),
      },
    }))
    throw error
  } finally {
    if (!signal.aborted) running.delete('load')
  }
}

/** At random, never twice. */
export const nonceOf = ({ context }: Pick<SmartSessionsServices, 'context'>): string =>
  [...context.ports.random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
