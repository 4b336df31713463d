import { revokeSession, sessionProof } from '@kit/api'
import { isKitError, KitError } from '@kit/core/plugin'
import type { SessionsScope, SmartSessionsServices } from './createSmartSessionsServices.js'
import { loadSessions, nonceOf, sign } from './loadSessions.js'
import { runRevocation, type ShowRevocation } from './runRevocation.js'
import type { SmartSession } from './SmartSessionsState.js'

/**
 * Takes a session back: in the wallet, which alone can make the permission worthless, and then in the record. A wallet that did it stays
 * noted until the record knows: a second try does not ask it again. Rejects with `smartSessions/notActive`, `smartSessions/accountChanged`,
 * `connection/rejected`, and others of the wallet and of the service.
 */
export const revoke =
  (services: SmartSessionsServices) =>
  async ({ pci }: { readonly pci: string }): Promise<void> => {
    const { takenBack } = services
    const isTakenBack = () => takenBack.has(pci)
    const work = async (scope: SessionsScope, show: ShowRevocation) => {
      const session = find(services, pci)
      if (session?.status !== 'active')
        throw new KitError('smartSessions/notActive', {
          shortMessage: 'No active session with this ID.',
          details: pci,
        })
      if (!isTakenBack()) {
        show({ step: 'wallet' })
        if (await takeBack(services, scope, session)) takenBack.add(pci)
      }
      // A wallet that keeps the record itself has told it: nobody need sign then.
      if (isTakenBack()) await loadSessions(services, 'changed').catch(() => undefined)
      scope.signal.throwIfAborted()
      if (find(services, pci)?.status === 'active') await tellRecord(services, scope, pci, show)
      takenBack.remove(pci)
    }
    return runRevocation(services, pci, work, isTakenBack)
  }

/** Whether the wallet did it; false of one that has no such request, and where it gave nothing to take back. */
async function takeBack(
  { context }: SmartSessionsServices,
  { networkId, address, signal }: SessionsScope,
  { context: permit }: SmartSession,
): Promise<boolean> {
  if (/^0x(00)?$/.test(permit)) return false
  try {
    await context.kit.revokePermissions({ context: permit, networkId, address, signal })
    return true
  } catch (error) {
    if (isKitError(error, 'adapter/unsupported')) return false
    throw error
  }
}

async function tellRecord(
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
    // Another tab, or an answer that was lost, may have been first.
    await loadSessions(services, 'changed').catch(() => undefined)
    if (find(services, pci)?.status === 'revoked') return
    throw error
  }
  if (services.store.getState().sessions.status === 'pending') loadSessions(services, 'changed').catch(() => undefined)
  const nowMs = context.ports.clock.now()
  services.change(scope, ({ sessions }) =>
    sessions.status === 'success'
      ? {
          sessions: {
            ...sessions,
            data: sessions.data.map((each) =>
              each.pci === pci ? { ...each, status: 'revoked', revokedAtMs: nowMs } : each,
            ),
          },
        }
      : {},
  )
}

function find({ store }: SmartSessionsServices, pci: string): SmartSession | undefined {
  const { sessions } = store.getState()
  return 'data' in sessions ? sessions.data?.find((session) => session.pci === pci) : undefined
}
