import { modalOf } from '@kit/modal/plugin'
import type { SmartSessionsServices } from './createSmartSessionsServices.js'
import { loadGrants } from './loadGrants.js'
import { loadSessions } from './loadSessions.js'
import { readGrants } from './readGrants.js'
import type { SmartSessionsState } from './SmartSessionsState.js'

export { createSmartSessionsServices } from './createSmartSessionsServices.js'
export { unlock } from './loadSessions.js'
export { revoke } from './revoke.js'
export { revokeGrant } from './revokeGrant.js'

/** Grant data from the kit. */
export type Granted = {
  readonly networkId: `${string}:${string}`
  readonly address: string
  readonly permissions: readonly { readonly type: string; readonly data: unknown }[]
  readonly expiresAtMs: number
}

export const loadSmartSessions = (services: SmartSessionsServices) => (): Promise<void> => {
  services.store.update(withoutFailures)
  // Errors are exposed in the state.
  return Promise.allSettled([loadSessions, loadGrants].map(async (read) => read(services))).then(() => undefined)
}

/** Forgets failed attempts to revoke. One that the wallet has already revoked stays, because its record is still to be updated. */
function withoutFailures(state: SmartSessionsState): SmartSessionsState {
  const { revocations } = state
  const kept = Object.entries(revocations).filter(([, now]) => now.step !== 'failed' || now.isRevokedInWallet)
  return kept.length === Object.keys(revocations).length ? state : { ...state, revocations: Object.fromEntries(kept) }
}

export const recordGrant =
  ({ context, showsNewSessions, store }: SmartSessionsServices) =>
  ({ networkId, address, permissions, expiresAtMs }: Granted): void => {
    const created = { networkId, address, expiryMs: expiresAtMs, grants: readGrants(permissions) }
    store.update((state) => ({ ...state, created }))
    if (showsNewSessions === false) return
    const modal = modalOf(context.kit)
    if (modal?.modal.getState().open) modal.modal.push('SmartSessionCreated')
    else modal?.open({ view: 'SmartSessionCreated' })
  }
