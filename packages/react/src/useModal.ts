'use client'
import type { Kit, ViewName } from '@kit/core'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/** The modal, as an app controls it. */
export type UseModal = {
  readonly isOpen: boolean
  /** The view that is shown, or would be. */
  readonly view: ViewName | undefined
  readonly open: Kit['open']
  readonly close: Kit['close']
}

/**
 * Opens and closes the modal, and says what it shows.
 *
 * @example
 * const { open } = useModal()
 * <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 */
export function useModal(): UseModal {
  const kit = useKit()
  const isOpen = useStore(kit.modal, (modal) => modal.open)
  const view = useStore(kit.modal, (modal) => modal.history.at(-1)?.name)
  return { isOpen, view, open: kit.open, close: kit.close }
}
