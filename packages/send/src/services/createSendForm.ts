import type { Kit } from '@kit/core'
import type { Store } from '@kit/core/plugin'
import type { Recents } from '../recipient/createRecents.js'
import { emptyForm, type SendState } from '../SendState.js'
import { nativeToken } from '../validateTransfer.js'
import { activeSender } from './activeSender.js'
import { deriveForm } from './deriveForm.js'

/** The form. Each change also updates everything derived from it. */
export type SendForm = {
  getState(): SendState
  /** Changes fields, and everything derived from them: validation, warnings, the plan. */
  change(patch: Partial<SendState>): void
  /** Clears the form, but keeps what is known about the sender. */
  clear(patch?: Partial<SendState>): void
}

/** Creates the form. `onChange` loads and simulates what the changed form needs, `onClear` aborts running searches. */
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
      return deriveForm(next, adapter, ownAddresses(), kit.unanswered.getState().requests)
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
