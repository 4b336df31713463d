'use client'
import { useCallback } from 'react'
import { useKitContext, useStore } from './useKit.js'

/** Whether the modal is likely to be opened soon, and how to say so. */
export type UseModalIntent = {
  readonly isWanted: boolean
  /** Its files were asked for and did not arrive. */
  readonly hasFailed: boolean
  /** Loads the modal in advance, once, and again after a failure: for `onPointerEnter`, `onPointerDown` and `onFocus` of what opens it. */
  readonly prepare: () => void
  /** Reports that its files did not arrive: for the component that loads them. */
  readonly fail: () => void
}

/**
 * Lets the app's own button load the modal before it is pressed.
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
