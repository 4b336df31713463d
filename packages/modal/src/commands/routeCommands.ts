import type { ChainNamespace } from '@kit/core'
import type { ViewArgs } from '../state/ModalCommands.js'
import type { ModalServices } from '../state/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'

/** Goes one view back. */
export const back =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.back()

/** Goes back to a view. */
export const backTo =
  ({ modal }: ModalServices) =>
  (name: ViewName): void =>
    modal.backTo(name)

/** Closes the modal, unless a guard refuses. `done`: what it was open for is done. */
export const close =
  ({ modal }: ModalServices) =>
  (options?: { readonly force?: boolean; readonly done?: boolean }): void =>
    void modal.close(options)

/** Marks a view as one that shows an account: when the account goes, the view goes too. */
export const needAccount =
  ({ connectedViews, kit, modal }: ModalServices) =>
  (name: ViewName): void => {
    connectedViews.add(name)
    // It may have been shown before its definition came.
    if (modal.getState().history.at(-1)?.name === name && kit.active.getState().account === undefined)
      modal.reset('Connect')
  }

/** Puts a view on top. */
export const push =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.push(...view)

/** Puts a view in the place of the one that is shown. */
export const replace =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.replace(...view)

declare module '@kit/core' {
  interface PluginEvents {
    'modal/viewFailed': { readonly view: string; readonly error: unknown }
  }
}

/** Puts the error of a view on the timeline; a message is already shown in its place. */
export const reportFailure =
  ({ emit }: ModalServices) =>
  (view: ViewName, error: unknown): void =>
    emit({ type: 'modal/viewFailed', view, error })

/** Closes unless closing is refused. */
export const requestClose =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.requestClose()

/** Makes a history of one view. */
export const reset =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.reset(...view)

/** Opens the list for one more wallet: Connect, limited to a namespace that has an adapter (rule screens-38). */
export const showWallets =
  ({ kit, modal }: ModalServices) =>
  (namespace?: ChainNamespace): void => {
    modal.setNamespace(namespace !== undefined && kit.adapters.has(namespace) ? namespace : undefined)
    modal.push('Connect')
  }
