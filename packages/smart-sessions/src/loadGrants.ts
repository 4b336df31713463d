import { createLimit, isKitError, KitError } from '@kit/core/plugin'
import type { SessionsScope, SmartSessionsServices } from './SmartSessionsServices.js'
import { toWalletGrants } from './toWalletGrants.js'

/** A wallet that doesn't answer keeps no one waiting. */
const answerMs = 10_000

/** Reads what the wallet lists as granted for the account and network in use. Never rejects: what it can't say is unknown. */
export async function loadGrants(services: SmartSessionsServices): Promise<void> {
  const { running } = services
  const scope = services.inUse()
  const asked = running.get('grants') ?? read(services, scope)
  running.set('grants', asked)
  return asked
}

/** Something changed: what is asked already may have been answered before that. */
export async function reloadGrants(services: SmartSessionsServices): Promise<void> {
  const { signal } = services.inUse()
  await services.running.get('grants')
  if (!signal.aborted) await loadGrants(services)
}

async function read({ change, context, running }: SmartSessionsServices, scope: SessionsScope): Promise<void> {
  const { kit, ports } = context
  const { address, signal, networkId } = scope
  const limit = createLimit([signal], {
    clock: ports.clock,
    limitMs: answerMs,
    reason: () => new KitError('connection/aborted', { shortMessage: 'The wallet did not answer in time.' }),
  })
  try {
    const listed = await kit.getGrantedPermissions({ address, signal: limit.signal })
    const here = listed.filter((grant) => grant.networkId === networkId)
    change(scope, () => ({ walletGrants: toWalletGrants(here, ports.clock.now()) }))
  } catch (error) {
    // What it listed before still stands where it only failed now.
    if (isKitError(error, 'adapter/unsupported')) change(scope, () => ({ walletGrants: undefined }))
  } finally {
    limit.end()
    if (!signal.aborted) running.delete('grants')
  }
}
