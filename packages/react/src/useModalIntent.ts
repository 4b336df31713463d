'use client'
import { useCallback } from 'react'
import { useKitContext, useStore } from './useKit.js'

/** State of the modal's preloading, with the functions to control it. */
export type UseModalIntent = {
  readonly isWanted: boolean
  /** Whether the modal's files failed to load. */
  readonly hasFailed: boolean
  /**
   * Preloads the modal once, and again after a failure. Use it for `onPointerEnter`, `onPointerDown` and `onFocus` of the element that
   * opens the modal.
   */
  readonly prepare: () => void
  /** Reports that the files failed to load. For the component that loads them. */
  readonly fail: () => void
}

/**
 * Preloads the modal from the app's own button, before it is pressed.
 *
 * @example
 * const { prepare } = useModalIntent()
 * <button onPointerEnter={prepare} onPointerDown={prepare} onFocus={prepare} onClick={() => open()}>Connect</button>
 */
export function useModalIntent(): UseModalIntent {
  const { intent } = useKitContext()
  const state = useStore(intent)
  const prepare = useCallback(() => intent.update(() => 'wanted'), [intent])
  const fail = useCallback(() => intent.update(() => 'failed'), [intent])
  return { isWanted: state === 'wanted', hasFailed: state === 'failed', prepare, fail }
}
