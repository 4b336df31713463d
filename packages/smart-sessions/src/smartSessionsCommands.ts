import { modalOf } from '@kit/modal/plugin'
import type { SmartSessionsServices } from './createSmartSessionsServices.js'
import { loadGrants } from './loadGrants.js'
import { loadSessions } from './loadSessions.js'
import { readGrants } from './readGrants.js'

export { createSmartSessionsServices } from './createSmartSessionsServices.js'
export { unlock } from './loadSessions.js'
export { revoke } from './revoke.js'
export { revokeGrant } from './revokeGrant.js'

/** What the kit tells of a grant. */
export type Granted = {
  readonly networkId: `${string}:${string}`
  readonly address: string
  readonly permissions: readonly { readonly type: string; readonly data: unknown }[]
  readonly expiresAtMs: number
}

/** Reads the sessions of the account in use, and what its wallet lists as granted. */
export const loadSmartSessions = (services: SmartSessionsServices) => (): Promise<void> =>
  // Failures stand in the state.
  Promise.allSettled([loadSessions, loadGrants].map(async (read) => read(services))).then(() => undefined)

/** Shows what was permitted a moment ago. */
export const noteGrant =
  ({ context, showsCreated, store }: SmartSessionsServices) =>
  ({ networkId, address, permissions, expiresAtMs }: Granted): void => {
    const created = { networkId, address, expiryMs: expiresAtMs, grants: readGrants(permissions) }
    store.update((state) => ({ ...state, created }))
    if (showsCreated === false) return
    const modal = modalOf(context.kit)
    if (modal?.modal.getState().open) modal.modal.push('SmartSessionCreated')
    else modal?.open({ view: 'SmartSessionCreated' })
  }
