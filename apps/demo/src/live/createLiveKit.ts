import type { RegisteredKit } from '@kit/core'
import { createStore, deriveStore, readable } from '@kit/core/plugin'
import type { ModalState } from '@kit/modal'

/**
 * Creates the kit of the inline modal: the page's kit, with a modal that always shows its first view. Each step from there continues
 * in the modal over the page, so both share one connection.
 */
export function createLiveKit(kit: RegisteredKit): RegisteredKit {
  const closed = kit.modal.getState()
  const views = {
    Connect: { ...closed, history: [{ name: 'Connect', data: undefined }] },
    Account: { ...closed, history: [{ name: 'Account', data: undefined }] },
  } satisfies Record<string, ModalState>
  const state = deriveStore([kit.active], ({ account }): ModalState => views[account ? 'Account' : 'Connect'])

  /** Runs the command in the modal over the page. */
  const opened =
    <Args extends readonly unknown[]>(run: (...args: Args) => void) =>
    (...args: Args): void => {
      kit.open()
      run(...args)
    }
  const stay = (): void => {}
  const { push, replace, reset } = kit.modal
  const modal = {
    ...kit.modal,
    ...state,
    push: opened(push),
    replace: opened(replace),
    reset: opened(reset),
    back: stay,
    backTo: stay,
    requestClose: stay,
  }
  const hidden = readable(createStore({ open: false as const }))
  const own = {
    options: Object.create(kit.options, { inline: { value: true } }),
    modal,
    // The modal over the page shows them.
    toast: hidden,
    alert: hidden,
    chooseWallet: opened(kit.chooseWallet),
  }
  return Object.create(kit, Object.getOwnPropertyDescriptors(own))
}
