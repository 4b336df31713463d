import type { Kit } from '@kit/core'
import type { Store } from '@kit/core/plugin'
import type { Recents } from '../receiver/createRecents.js'
import { emptyForm, type SendState } from '../SendState.js'
import { nativeToken } from '../validateTransfer.js'
import { activeSender } from './activeSender.js'
import { deriveForm } from './deriveForm.js'

/** The form, changed as a whole: everything that follows from a field follows at once. */
export type SendForm = {
  getState(): SendState
  /** Changes the form, and everything that follows from it: validation, warnings, the plan. */
  change(patch: Partial<SendState>): void
  /** An empty form, with what was found out about the sender. */
  clear(patch?: Partial<SendState>): void
}

/** `onChange` reads and tries what the changed form needs, `onClear` gives up what is looked for. */
export function createSendForm(
  kit: Kit,
  store: Store<SendState>,
  recents: Pick<Recents, 'read'>,
  onChange: () => void,
  onClear: () => void,
): SendForm {
  function ownAddresses(): readonly string[] {
    const namespace = store.getState().origin?.namespace
    return kit.connections
      .getState()
      .connections.filter((one) => one.namespace === namespace)
      .flatMap(({ accounts }) => accounts.map(({ address }) => address))
  }

  function change(patch: Partial<SendState>): void {
    store.update((state) => {
      const next = { ...state, ...patch }
      const adapter = next.origin && kit.adapters.get(next.origin.namespace)
      return deriveForm(next, adapter, ownAddresses(), kit.unanswered.getState().sends)
    })
    onChange()
  }

  return {
    getState: store.getState,
    change,
    clear(patch = {}) {
      onClear()
      const sender = activeSender(kit)
      const { walletSetsFee } = store.getState()
      change({
        ...emptyForm,
        origin: sender?.origin,
        walletSetsFee,
        token: sender && nativeToken(sender.network),
        recent: sender === undefined ? [] : recents.read(sender.origin.namespace),
        ...patch,
      })
    },
  }
}
