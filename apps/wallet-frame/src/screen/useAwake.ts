import { type RefCallback, useCallback, useState } from 'react'

/** How long something is in full view before it can be pressed. */
const WAKE_MS = 500

/** While it sleeps it is looked at anew so often: Chromium may not tell that what covered the frame is gone. */
const LOOK_MS = 1000

/** Newer browsers say whether something is covered, faded or transformed; older ones whether it is inside the window. */
type VisibleEntry = IntersectionObserverEntry & { readonly isVisible?: boolean }

/**
 * Whether an element was in full, uncovered view for 500 ms without a break: what a page lays over the frame, or fades it with, keeps it
 * asleep. Where the browser does not tell, only that it is inside the window counts.
 *
 * @example const [ref, isAwake] = useAwake()
 */
export function useAwake(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isAwake, setAwake] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (entries: readonly VisibleEntry[]): void => {
      const entry = entries.at(-1)
      const isSeen = entry !== undefined && entry.intersectionRatio > 0.99 && entry.isVisible !== false
      if (isSeen && timer !== undefined) return
      clearTimeout(timer)
      timer = isSeen ? setTimeout(() => setAwake(true), WAKE_MS) : undefined
      if (!isSeen) setAwake(false)
    }
    const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
      threshold: [0, 0.5, 0.9, 1],
      trackVisibility: true,
      delay: 100,
    }
    const seen = new IntersectionObserver(look, options)
    seen.observe(element)
    const looking = setInterval(() => {
      if (timer !== undefined) return
      seen.unobserve(element)
      seen.observe(element)
    }, LOOK_MS)
    return () => {
      clearTimeout(timer)
      clearInterval(looking)
      seen.disconnect()
    }
  }, [])
  return [watch, isAwake]
}
