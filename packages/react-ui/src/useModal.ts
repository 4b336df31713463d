'use client'
import type { NeedsPlugin } from '@kit/core'
import type { ViewName } from '@kit/modal'
import { useStore } from '@kit/react'
import { type ModalKit, useKit } from './kit/useKit.js'

/** State and commands of the modal. */
export type UseModal = {
  readonly isOpen: boolean
  /** The view that is open, or that would open. */
  readonly view: ViewName | undefined
  readonly open: ModalKit['open']
  readonly close: ModalKit['close']
}

/**
 * Opens and closes the modal, and returns its state.
 *
 * @example
 * const { open } = useModal()
 * <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 */
export function useModal(..._missing: NeedsPlugin<'modal'>): UseModal {
  const kit = useKit()
  const isOpen = useStore(kit.modal, (modal) => modal.open)
  const view = useStore(kit.modal, (modal) => modal.history.at(-1)?.name)
  return { isOpen, view, open: kit.open, close: kit.close }
}
