import type { ChainNamespace } from '@kit/core'
import type { ViewArgs } from '../state/ModalCommands.js'
import type { ModalServices } from '../state/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'

/** Goes back one view. */
export const back =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.back()

/** Goes back to a view by name. */
export const backTo =
  ({ modal }: ModalServices) =>
  (name: ViewName): void =>
    modal.backTo(name)

/** Closes the modal, unless a guard refuses. `done` marks the task that it was opened for as completed. */
export const close =
  ({ modal }: ModalServices) =>
  (options?: { readonly force?: boolean; readonly done?: boolean }): void =>
    void modal.close(options)

/** Marks a view as dependent on the account: the view closes when the account disconnects. */
export const closeOnDisconnect =
  ({ connectedViews, kit, modal }: ModalServices) =>
  (name: ViewName): void => {
    connectedViews.add(name)
    // The view may have opened before its definition was loaded.
    if (modal.getState().history.at(-1)?.name === name && kit.active.getState().account === undefined)
      modal.reset('Connect')
  }

/** Pushes a view. */
export const push =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.push(...view)

/** Replaces the current view. */
export const replace =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.replace(...view)

declare module '@kit/core' {
  interface PluginEvents {
    'modal/viewFailed': { readonly view: string; readonly error: unknown }
  }
}

/** Emits the error of a view as an event. The view itself already shows a message. */
export const reportFailure =
  ({ emit }: ModalServices) =>
  (view: ViewName, error: unknown): void =>
    emit({ type: 'modal/viewFailed', view, error })

/** Closes the modal unless closing is refused. */
export const requestClose =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.requestClose()

/** Replaces the history with one view. */
export const reset =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.reset(...view)

/** Opens Connect to add a wallet, limited to a namespace that has an adapter (rule screens-38). */
export const showWallets =
  ({ kit, modal }: ModalServices) =>
  (namespace?: ChainNamespace): void => {
    modal.setNamespace(namespace !== undefined && kit.adapters.has(namespace) ? namespace : undefined)
    modal.push('Connect')
  }
