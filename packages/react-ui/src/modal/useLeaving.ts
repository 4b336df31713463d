'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { motionMs } from './animateElement.js'
import type { LeftCopy } from './leaveCopy.js'
import type { Motion } from './ModalContext.js'
import { useFindMotion } from './useMotion.js'

/**
 * For an element whose key changes with what it shows: what goes fades out where it was, from however much of it was seen.
 *
 * @param onLeave Told of the copy while the element is still there.
 */
export function useLeaving<Kind extends HTMLElement>(
  onLeave?: (element: Kind, left: LeftCopy, motion: Motion) => void,
): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const tell = useRef(onLeave)
  const remove = useRef<() => void>(undefined)
  const findMotion = useFindMotion()
  useLayoutEffect(() => {
    // React ends effects once on trial in development: nothing has gone then.
    remove.current?.()
    const shown = element.current
    return () => {
      const motion = findMotion()
      const left = shown ? motion?.leaveCopy(shown) : undefined
      if (!shown || !motion || !left) return
      const { opacity } = getComputedStyle(shown)
      remove.current = left.leave([{ opacity }, { opacity: 0 }], motionMs.leave)
      tell.current?.(shown, left, motion)
    }
  }, [findMotion])
  return element
}
