'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { motionMs } from './animateElement.js'
import type { ExitClone } from './createExitClone.js'
import type { Motion } from './ModalContext.js'
import { useFindMotion } from './useMotion.js'

/**
 * For an element whose key changes with its content: the previous one fades out in place, from its current opacity.
 *
 * @param onLeave Called with the copy while the element is still in the document.
 */
export function useExitAnimation<Kind extends HTMLElement>(
  onLeave?: (element: Kind, left: ExitClone, motion: Motion) => void,
): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const notify = useRef(onLeave)
  const remove = useRef<() => void>(undefined)
  const findMotion = useFindMotion()
  useLayoutEffect(() => {
    // In development, React runs effects twice: the element is still there then.
    remove.current?.()
    const shown = element.current
    return () => {
      const motion = findMotion()
      const left = shown ? motion?.createExitClone(shown) : undefined
      if (!shown || !motion || !left) return
      const { opacity } = getComputedStyle(shown)
      remove.current = left.animateOut([{ opacity }, { opacity: 0 }], motionMs.leave)
      notify.current?.(shown, left, motion)
    }
  }, [findMotion])
  return element
}
