import { modalOf } from '@kit/modal/plugin'
import type { SmartSessionsServices } from './createSmartSessionsServices.js'
import { endGrant } from './endGrant.js'
import { endSmartSession } from './endSmartSession.js'
import { loadGrants } from './loadGrants.js'
import { loadSessions, unlockSessions } from './loadSessions.js'
import { readGrants } from './readGrants.js'

export { createSmartSessionsServices } from './createSmartSessionsServices.js'

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

/** Has the account sign that it asks, and reads. */
export const unlock = (services: SmartSessionsServices) => (): Promise<void> => unlockSessions(services)

/** Takes a session back. */
export const revoke =
  (services: SmartSessionsServices) =>
  ({ pci }: { readonly pci: string }): Promise<void> =>
    endSmartSession(services, pci)

/** Has the wallet revoke what it lists as granted. */
export const revokeGrant =
  (services: SmartSessionsServices) =>
  ({ context }: { readonly context: `0x${string}` }): Promise<void> =>
    endGrant(services, context)

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
