'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether to reserve space for loading items. If fewer items arrive, the space remains while a pointer is over the list, so that nothing
 * moves under it.
 */
export function useIsSpaceReserved(isComing: boolean, list: RefObject<HTMLElement | null>): boolean {
  const [isKept, keep] = useState(isComing)
  if (isComing && !isKept) keep(true)
  useLayoutEffect(() => {
    const element = list.current
    if (isComing || !element) return
    const release = (): void => keep(false)
    if (!element.matches(':hover')) return release()
    element.addEventListener('pointerleave', release)
    return () => element.removeEventListener('pointerleave', release)
  }, [isComing, list])
  return isKept
}
