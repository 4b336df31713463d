import type { ModalServices } from '../state/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'

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
