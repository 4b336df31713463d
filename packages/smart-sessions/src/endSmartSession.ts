import { revokeSession, sessionProof } from '@kit/api'
import { isKitError, KitError, toKitError } from '@kit/core/plugin'
import { nonceOf, reloadSessions } from './loadSessions.js'
import type { SessionsScope, SmartSessionsServices } from './SmartSessionsServices.js'
import type { Revocation, SmartSession } from './SmartSessionsState.js'
import { sign } from './sign.js'

/**
 * Takes a session back: in the wallet, which alone can make the permission worthless, and then in the record. A wallet that did it stays
 * noted until the record knows: a second try does not ask it again. Rejects with `smartSessions/notActive`, `smartSessions/accountChanged`,
 * `connection/rejected`, and others of the wallet and of the service.
 */
export async function endSmartSession(services: SmartSessionsServices, pci: string): Promise<void> {
  const { running } = services
  const scope = services.inUse()
  const asked = running.get(`end ${pci}`) ?? end(services, scope, pci)
  running.set(`end ${pci}`, asked)
  return asked
}

async function end(services: SmartSessionsServices, scope: SessionsScope, pci: string): Promise<void> {
  const { change, running, takenBack } = services
  const show = (revocation: Revocation | undefined) =>
    change(scope, ({ revocations: { [pci]: _, ...others } }) => ({
      revocations: revocation === undefined ? others : { ...others, [pci]: revocation },
    }))
  try {
    const session = find(services, pci)
    if (session?.status !== 'active') throw notActive(pci)
    if (!takenBack.has(pci)) {
      show({ step: 'wallet' })
      if (await takeBack(services, scope, session)) takenBack.add(pci)
    }
    // A wallet that keeps the record itself has told it: nobody need sign then.
    if (takenBack.has(pci)) await reloadSessions(services).catch(() => undefined)
    scope.signal.throwIfAborted()
    if (find(services, pci)?.status === 'active') await tellRecord(services, scope, pci, show)
    takenBack.remove(pci)
    show(undefined)
  } catch (thrown) {
    const error = scope.signal.aborted
      ? (scope.signal.reason as KitError)
      : toKitError(thrown, 'api/network', 'The session could not be taken back.')
    show({ step: 'failed', error, isTakenBack: takenBack.has(pci) })
    throw error
  } finally {
    if (!scope.signal.aborted) running.delete(`end ${pci}`)
  }
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
  show: (revocation: Revocation) => void,
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
    await reloadSessions(services).catch(() => undefined)
    if (find(services, pci)?.status === 'revoked') return
    throw error
  }
  if (services.running.has('load')) void reloadSessions(services).catch(() => undefined)
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

function notActive(pci: string): KitError {
  return new KitError('smartSessions/notActive', {
    shortMessage: 'The account has no such active session.',
    details: pci,
  })
}
