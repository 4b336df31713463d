import type { ModalPlugin } from '@kit/modal'
import { endSession } from './endSession.js'
import { loadSessions, unlockSessions } from './loadSessions.js'
import { readGrants } from './readGrants.js'
import type { SmartSessionsServices } from './SmartSessionsServices.js'

export { createSmartSessionsServices } from './createSmartSessionsServices.js'

/** What the kit tells of a grant. */
export type Granted = {
  readonly networkId: `${string}:${string}`
  readonly address: string
  readonly permissions: readonly { readonly type: string; readonly data: unknown }[]
  readonly expiresAtMs: number
}

/** Reads the sessions of the account in use. */
export const load = (services: SmartSessionsServices) => (): Promise<void> =>
  // It stands in the state.
  Promise.resolve()
    .then(() => loadSessions(services))
    .catch(() => undefined)

/** Has the account sign that it asks, and reads. */
export const unlock = (services: SmartSessionsServices) => (): Promise<void> => unlockSessions(services)

/** Takes a session back. */
export const revoke =
  (services: SmartSessionsServices) =>
  ({ pci }: { readonly pci: string }): Promise<void> =>
    endSession(services, pci)

/** Shows what was permitted a moment ago. */
export const noteGrant =
  ({ context, showsCreated, store }: SmartSessionsServices) =>
  ({ networkId, address, permissions, expiresAtMs }: Granted): void => {
    const created = { networkId, address, expiryMs: expiresAtMs, grants: readGrants(permissions) }
    store.update((state) => ({ ...state, created }))
    if (showsCreated === false) return
    const { modal } = context.kit.plugins as { readonly modal?: ReturnType<ModalPlugin['setup']> }
    // Apps open other views than plugins do.
    const view = 'SmartSessionCreated' as 'Account'
    if (modal?.modal.getState().open) modal.modal.push(view)
    else modal?.open({ view })
  }
