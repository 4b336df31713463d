import { revokeSession, sessionProof } from '@kit/api'
import { isKitError, KitError } from '@kit/core/plugin'
import { isRevocable, type SmartSession } from '../SmartSessionsState.js'
import type { SessionsScope, SmartSessionsServices } from '../services/createSmartSessionsServices.js'
import { loadSessions, nonceOf, sign } from '../services/loadSessions.js'
import { runRevocation, type ShowRevocation } from '../services/runRevocation.js'
import { statusAt } from '../services/toSmartSession.js'

/**
 * Revokes a session: in the wallet, which alone can invalidate the permission, and then in the service. A completed wallet step is
 * remembered until the service is updated, so a retry doesn't ask the wallet again. Rejects with `adapter/unsupported` if only the service
 * revoked it, `smartSessions/notActive`, `smartSessions/accountChanged`, `connection/rejected`, and other errors of the wallet and the
 * service.
 */
export const revoke =
  (services: SmartSessionsServices) =>
  async ({ pci }: { readonly pci: string }): Promise<void> => {
    const { pendingRevocations, unrevokedInWallet } = services
    const isRevokedInWallet = () => pendingRevocations.has(pci)
    const work = async (scope: SessionsScope, show: ShowRevocation) => {
      const session = find(services, pci)
      if (session === undefined || !isRevocable(session.status))
        throw new KitError('smartSessions/notActive', {
          shortMessage: 'No active session with this ID.',
          details: pci,
        })
      let unsupported: KitError | undefined
      if (!isRevokedInWallet() && !/^0x(00)?$/.test(session.context)) {
        show({ step: 'wallet' })
        unsupported = await revokeInWallet(services, scope, session)
        // Before the service: its record must never read as revoked by the wallet.
        if (unsupported !== undefined) unrevokedInWallet.add(pci)
        else {
          pendingRevocations.add(pci)
          unrevokedInWallet.remove(pci)
        }
      }
      // A wallet that updates the service itself makes the signature unnecessary.
      if (isRevokedInWallet()) await loadSessions(services, 'changed').catch(() => undefined)
      scope.signal.throwIfAborted()
      if (isRevocable(find(services, pci)?.status)) await updateService(services, scope, pci, show)
      pendingRevocations.remove(pci)
      if (unsupported !== undefined) throw unsupported
    }
    return runRevocation(services, pci, work, isRevokedInWallet)
  }

/** Revokes the permission in the wallet. Returns the error of a wallet that doesn't let pages do that. */
async function revokeInWallet(
  { context }: SmartSessionsServices,
  { networkId, address, signal }: SessionsScope,
  { context: permit }: SmartSession,
): Promise<KitError | undefined> {
  try {
    await context.kit.revokePermissions({ context: permit, networkId, address, signal })
    return undefined
  } catch (error) {
    if (isKitError(error, 'adapter/unsupported')) return error
    throw error
  }
}

async function updateService(
  services: SmartSessionsServices,
  scope: SessionsScope,
  pci: string,
  show: ShowRevocation,
): Promise<void> {
  const { api, context } = services
  show({ step: 'signing' })
  const { message, ...proof } = sessionProof(
    api,
    { action: 'revoke', account: scope.account, pci },
    { nonce: nonceOf(services) },
  )
  const signature = await sign(context, scope, message)
  show({ step: 'sending' })
  try {
    await revokeSession(api, scope.account, { pci, proof: { ...proof, signature } }, scope.signal)
  } catch (error) {
    scope.signal.throwIfAborted()
    // Another tab, or a request whose response was lost, may have been first.
    await loadSessions(services, 'changed').catch(() => undefined)
    if (find(services, pci)?.revokedAtMs !== undefined) return
    throw error
  }
  if (services.store.getState().sessions.status === 'pending') loadSessions(services, 'changed').catch(() => undefined)
  const nowMs = services.queries.chainTime.now() ?? context.ports.clock.now()
  services.change(scope, ({ sessions }) =>
    sessions.status === 'success'
      ? {
          sessions: {
            ...sessions,
            data: sessions.data.map((each) =>
              each.pci === pci ? revokedAt(each, nowMs, services.unrevokedInWallet.has(pci)) : each,
            ),
          },
        }
      : {},
  )
}

function revokedAt(session: SmartSession, nowMs: number, isUnrevokedInWallet: boolean): SmartSession {
  const revoked = { ...session, revokedAtMs: nowMs, isUnrevokedInWallet }
  return { ...revoked, status: statusAt(revoked, nowMs) }
}

function find({ store }: SmartSessionsServices, pci: string): SmartSession | undefined {
  const { sessions } = store.getState()
  return 'data' in sessions ? sessions.data?.find((session) => session.pci === pci) : undefined
}
