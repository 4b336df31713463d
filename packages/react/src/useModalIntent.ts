'use client'
import { useCallback } from 'react'
import { useKitContext } from './useKit.js'
import { useStore } from './useStore.js'

/** Whether the modal is wanted soon, and the way to say so. */
export type UseModalIntent = {
  readonly isWanted: boolean
  /** Loads the modal ahead, once: for `onPointerEnter` and `onFocus` of what opens it. */
  readonly prepare: () => void
}

/**
 * Lets a button of the app's own load the modal before it is pressed.
 *
 * @example
 * const { prepare } = useModalIntent()
 * <button onPointerEnter={prepare} onFocus={prepare} onClick={() => open()}>Connect</button>
 */
export function useModalIntent(): UseModalIntent {
  const { intent } = useKitContext()
  const isWanted = useStore(intent)
  const prepare = useCallback(() => intent.update(() => true), [intent])
  return { isWanted, prepare }
}
