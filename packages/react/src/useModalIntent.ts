'use client'
import { useCallback } from 'react'
import { useKitContext } from './useKit.js'
import { useStore } from './useStore.js'

/** Whether the modal is likely to be opened soon, and how to say so. */
export type UseModalIntent = {
  readonly isWanted: boolean
  /** Loads the modal in advance, once: for `onPointerEnter` and `onFocus` of what opens it. */
  readonly prepare: () => void
}

/**
 * Lets the app's own button load the modal before it is pressed.
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
