import { pluginOf } from '@kit/core/plugin'
import type { ModalPlugin } from './createModalPlugin.js'
import type { ModalState, ViewData, ViewName } from './state/ModalState.js'
import type { OpenOptions } from './state/OpenOptions.js'

/** The modal of a kit as plugins use it: it opens the views that plugins bring, too, as long as they take no data. */
export type ModalHandle = Omit<ReturnType<ModalPlugin['setup']>, 'open'> & {
  open(options?: Omit<OpenOptions, 'view'> & { readonly view?: PlainView }): void
}

/** Name of a view that is opened without data. */
type PlainView = { [Name in ViewName]: undefined extends ViewData[Name] ? Name : never }[ViewName]

/**
 * The modal of a kit, where its page has one: for plugins, which work without a modal as well.
 *
 * @example modalOf(kit)?.modal.push('Pay')
 */
export const modalOf = (kit: { readonly plugins: object }): ModalHandle | undefined =>
  pluginOf<ModalPlugin>(kit, 'modal') as ModalHandle | undefined

/**
 * Calls back each time the answer of `isShown` changes, with the new one: a view of yours was opened, or was left. Returns the end. Without a
 * modal it never calls.
 *
 * @example
 * const end = watchShown(modalOf(kit), ({ open, history }) => open && history.at(-1)?.name === 'Pay', (shown) => {
 *   if (!shown) stop()
 * })
 */
export function watchShown(
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
