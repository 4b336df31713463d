import { modalOf } from '@kit/modal/plugin'
import { readGrants } from '../readGrants.js'
import type { SmartSessionsServices } from '../services/createSmartSessionsServices.js'

/** Grant data from the kit. */
type Granted = {
  readonly networkId: `${string}:${string}`
  readonly address: string
  readonly permissions: readonly { readonly type: string; readonly data: unknown }[]
  readonly expiresAtMs: number
}

/** Records a grant of this app, and shows it in the modal unless the app disabled that. */
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
