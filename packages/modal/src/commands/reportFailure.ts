import type { ModalServices } from '../services/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'

declare module '@kit/core' {
  interface PluginEvents {
    'modal/viewFailed': { readonly view: string; readonly error: unknown }
  }
}

/** Tells the timeline that a view threw an error: what shows it has put a plain word in its place. */
export const reportFailure =
  ({ emit }: ModalServices) =>
  (view: ViewName, error: unknown): void =>
    emit({ type: 'modal/viewFailed', view, error })
