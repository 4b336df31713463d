import { pluginOf } from '@kit/core/plugin'
import type { ModalPlugin } from './createModalPlugin.js'
import type { ModalState, ViewName } from './state/ModalState.js'
import type { OpenOptions } from './state/OpenOptions.js'

/** The modal of a kit as plugins use it. */
export type ModalHandle = Omit<ReturnType<ModalPlugin['setup']>, 'open'> & {
  open(options?: OpenOptions): void
}

/**
 * Returns the modal of a kit, or undefined if the app has none. For plugins that work with and without a modal.
 *
 * @example modalOf(kit)?.modal.push('Pay')
 */
export const modalOf = (kit: { readonly plugins: object }): ModalHandle | undefined =>
  pluginOf<ModalPlugin>(kit, 'modal') as ModalHandle | undefined

/**
 * Calls back with the new value each time the result of `isShown` changes: your view was opened or left. Returns a function that
 * unsubscribes. Without a modal it never calls back.
 *
 * @example
 * const end = watchVisible(modalOf(kit), ({ open, history }) => open && history.at(-1)?.name === 'Pay', (shown) => {
 *   if (!shown) stop()
 * })
 */
export function watchVisible(
  modal: Pick<ModalHandle, 'modal'> | undefined,
  isShown: (state: ModalState) => boolean,
  listener: (shown: boolean) => void,
): () => void {
  if (modal === undefined) return () => undefined
  let was = isShown(modal.modal.getState())
  return modal.modal.subscribe(() => {
    const is = isShown(modal.modal.getState())
    if (is === was) return
    was = is
    listener(is)
  })
}

/**
 * Returns whether the modal is open and shows one of the views. False without a modal.
 *
 * @example if (isViewOpen(kit, ['PayLoading'])) return
 */
export function isViewOpen(kit: { readonly plugins: object }, names: readonly ViewName[]): boolean {
  const { history, open } = modalOf(kit)?.modal.getState() ?? { history: [], open: false }
  return open && names.some((name) => name === history.at(-1)?.name)
}
